# make setup        check the toolchain, install what is missing (Debian, as root)
# make demo         build listgen and run every screen of Examples/Mail and Examples/Podcasts
# make smoke        build, run all tests but the largest, compile the scenarios that changed: in a minute
# make test         set up and run all tests
# make generate     write the generated files of the examples and benchmarks, and UIKit's list protocols from their table
# make check        fail if one of them is stale
# make record       write goldens and reference pages anew; fails once, so that the diff is read
# make docs         write Documentation/Marks.md from the table of marks
# make documentation  build the documentation of the runtime's two libraries; a warning fails it
# make apple-rules  type-check goldens and examples against Apple's Objective-C rules
# make format       format our sources in place
# make lint         fail on what `make format` would change and on style errors
# make sanitize     run the runtime's tests under the address sanitizer, concurrent paths under the thread sanitizer
# make dist         write the bundle of the command: what plugins and downloads take (dist/)
# make bench        measure speed (installs ripgrep and hyperfine)
# make bazel        show what the rule for Bazel runs again after which edit (installs bazel-bootstrap and nginx-light)
# make clean        remove what was built

SWIFT ?= swift

# The targets share build folders.
.NOTPARALLEL:

# One built command, whichever target asks for it first.
LISTGEN := $(CURDIR)/.build/debug/listgen

.PHONY: help setup demo smoke test test-root test-scenarios test-documents test-examples generate check record docs
.PHONY: documentation apple-rules format lint sanitize bench dist bazel clean listgen test-plugins

help:
	@sed -n 's/^# make /make /p' Makefile

setup:
	@Scripts/setup

# Examples need less than the tests.
listgen:
	@Scripts/setup demo
	$(SWIFT) build --product listgen

demo: check
	$(SWIFT) run --package-path Examples/Mail mail-demo
	$(SWIFT) run --package-path Examples/Podcasts podcasts-demo

# What finds most faults soonest. Tests of random inputs run a twentieth of them, here and in `make test`.
smoke: setup
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build
	Scripts/compile-fixtures --quick
	@$(MAKE) --no-print-directory lint

test: setup test-root test-scenarios test-examples test-plugins test-documents apple-rules

# The code blocks of the documents, as they stand, the steps of the tutorial, and SARIF by its schema.
test-documents: setup listgen
	Scripts/compile-documents
	Scripts/run-tutorial
	Scripts/check-sarif

# The lexer and the parser read the dependencies too: files that nobody wrote for these tests.
test-root: setup
	$(SWIFT) package resolve
	LISTGEN_CORPUS=$(CURDIR)/.build/checkouts $(SWIFT) test

# Type-checks input and golden of each scenario in every language mode.
test-scenarios: setup
	Scripts/compile-fixtures
	$(SWIFT) test --package-path Fixtures

test-examples: setup
	$(SWIFT) test --package-path Examples/Mail
	$(SWIFT) test --package-path Examples/Podcasts

# The plugins as a package uses them, with the built command.
test-plugins: setup listgen
	Scripts/test-plugins

generate: listgen
	Scripts/list-protocols
	cd Examples/Mail && "$(LISTGEN)" generate
	cd Examples/Mixed && "$(LISTGEN)" generate
	cd Examples/Podcasts && "$(LISTGEN)" generate
	cd Examples/Podcasts && "$(LISTGEN)" headless Sources/Podcasts/Cells --output Sources/Headless/Cells
	cd Benchmarks && "$(LISTGEN)" generate

check: listgen
	Scripts/list-protocols --check
	cd Examples/Mail && "$(LISTGEN)" check
	cd Examples/Mixed && "$(LISTGEN)" check
	cd Examples/Podcasts && "$(LISTGEN)" check
	cd Examples/Podcasts && "$(LISTGEN)" headless Sources/Podcasts/Cells --output Sources/Headless/Cells --check
	cd Benchmarks && "$(LISTGEN)" check

# A recording run fails, so that it can never pass for a test.
record: setup
	@RECORD=1 $(SWIFT) test --filter 'ScenarioTests|FixtureTests|ReferencePageTests|SurveyRunTests' || true
	@git status --short Fixtures Documentation Tests
	@echo "Goldens are written. Read the diff (git diff Fixtures Documentation Tests), then run make test." >&2
	@false

docs: setup
	@RECORD=1 $(SWIFT) test --filter ReferencePageTests || true
	@git status --short Documentation

documentation: setup
	Scripts/build-documentation

apple-rules: setup
	Scripts/test-apple-rules

format:
	Scripts/house-sources | xargs -0 $(SWIFT) format format --in-place --parallel

lint:
	Scripts/house-sources | xargs -0 $(SWIFT) format lint --strict --parallel

sanitize: setup
	Scripts/sanitize

dist:
	@Scripts/setup dist
	Scripts/dist

bench: setup
	Benchmarks/run

bazel: listgen
	Scripts/run-bazel

clean:
	rm -rf .build Fixtures/.build Examples/Mail/.build Examples/Mail/MailKit/.build Examples/Podcasts/.build \
		Examples/Plugin/.build dist Plugins/listgen.artifactbundle
