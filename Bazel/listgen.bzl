"""listgen_library: the lists of one module, generated where the build is.

An action writes the facts of the module, for the modules above it; another one generates its lists from its own sources
and the facts of the modules below. What only changes in a body leaves facts as they are, so that nothing above runs again.
"""

ListgenInfo = provider(
    doc = "What modules above need of a module and of all below it.",
    fields = {
        "facts": "depset of structs: the name of a module and the file with its facts",
        "resources": "depset of structs: the name of a module and a header, nib or storyboard of it",
        "files": "depset of all these files",
    },
)

def _named(item):
    return "%s=%s" % (item.module, item.file.path)

def _arguments(ctx, words):
    arguments = ctx.actions.args()
    arguments.use_param_file("@%s", use_always = True)
    arguments.set_param_file_format("multiline")
    arguments.add_all(words)
    return arguments

def _listgen_library(ctx):
    module = ctx.attr.module or ctx.label.name
    sources = [file for file in ctx.files.srcs if file.extension == "swift"]
    resources = [file for file in ctx.files.srcs if file.extension != "swift"]
    words = ["--root", ".", "--module", module, "--jobs", "1"]

    facts = ctx.actions.declare_file(ctx.label.name + ".facts.swift")
    arguments = _arguments(ctx, ["facts"] + words + ["--output", facts.path])
    arguments.add_all(sources)
    ctx.actions.run(
        executable = ctx.executable.listgen,
        arguments = [arguments],
        inputs = sources,
        outputs = [facts],
        mnemonic = "ListgenFacts",
        progress_message = "Writing the facts of %s" % ctx.label,
    )

    below = [dep[ListgenInfo] for dep in ctx.attr.deps]
    other_facts = depset(transitive = [info.facts for info in below])
    other_resources = depset(transitive = [info.resources for info in below])
    settings = [ctx.file.config] if ctx.file.config else []

    # Which sources have marks is not known before they are read: each has an output.
    outputs = []
    arguments = _arguments(ctx, ["generate", "--build", "--empty-outputs"] + words)
    for source in sources:
        name = source.basename[:-len(".swift")] + ".generated.swift"
        output = ctx.actions.declare_file("%s.lists/%s" % (ctx.label.name, name))
        arguments.add("--output-file", "%s=%s" % (source.path, output.path))
        outputs.append(output)
    arguments.add_all(settings, before_each = "--base-config")
    arguments.add_all(other_facts, before_each = "--facts", map_each = _named)
    arguments.add_all(other_resources, before_each = "--read", map_each = _named)
    arguments.add_all(sources + resources)
    ctx.actions.run(
        executable = ctx.executable.listgen,
        arguments = [arguments],
        inputs = depset(
            ctx.files.srcs + settings + ctx.files.templates,
            transitive = [info.files for info in below],
        ),
        outputs = outputs,
        mnemonic = "Listgen",
        progress_message = "Generating the lists of %s" % ctx.label,
    )
    return [
        DefaultInfo(files = depset(outputs)),
        OutputGroupInfo(facts = depset([facts])),
        ListgenInfo(
            facts = depset([struct(module = module, file = facts)], transitive = [other_facts]),
            resources = depset(
                [struct(module = module, file = file) for file in resources],
                transitive = [other_resources],
            ),
            files = depset([facts] + resources, transitive = [info.files for info in below]),
        ),
    ]

listgen_library = rule(
    doc = "Generates the lists of a module: name it among the sources of the library, beside `srcs`.",
    implementation = _listgen_library,
    attrs = {
        "srcs": attr.label_list(
            allow_files = [".swift", ".h", ".xib", ".storyboard"],
            mandatory = True,
            doc = "The sources of the module, with and without marks.",
        ),
        "deps": attr.label_list(
            providers = [ListgenInfo],
            doc = "The modules whose cells and models its lists show.",
        ),
        "module": attr.string(doc = "The name of the module, if it is not that of the rule."),
        "config": attr.label(
            allow_single_file = [".yml"],
            doc = "A configuration of which `names`, `content`, `configure`, `imports`, `minimum` and `templates` count.",
        ),
        "templates": attr.label_list(
            allow_files = [".mustache"],
            doc = "The templates in the folder that `config` names.",
        ),
        "listgen": attr.label(
            default = ":listgen",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
            doc = "The command.",
        ),
    },
)
