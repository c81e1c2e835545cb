#!/usr/bin/env python3
"""Writes a workspace of modules with lists: a fifth are base modules, whose cells and rows the others show.

usage: workspace.py FOLDER [MODULES [LISTS [FILES]]]

With FILES, sources without marks are added until there are so many.
"""
import os
import sys

MODELS = 10


def write(*lines, to):
    os.makedirs(os.path.dirname(to), exist_ok=True)
    with open(to, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def model(module, number):
    name = f"M{module}Model{number}"
    return [
        f"public struct {name}: Equatable {{",
        "    public var id: Int",
        "    public var title: String",
        f"    private var used = {number}",
        "",
        "    public func words() -> String {",
        '        "\\(id) \\(title) \\(used)"',
        "    }",
        "}",
        "",
    ]


def cell(module, number):
    return [
        "// listgen:cell",
        f"public final class M{module}Cell{number}: UITableViewCell {{",
        f"    public func configure(with model: M{module}Model{number}) {{",
        "        textLabel?.text = model.title",
        "    }",
        "}",
        "",
    ]


def rows(module):
    cases = [f"    case model{number}(M{module}Model{number})" for number in range(3)]
    return ["// listgen:rows", f"public enum M{module}Item {{", *cases, "}"]


def feed(module, number, below, items):
    own = [f"[M{module}Model{(number + row) % MODELS}]" for row in range(4)]
    others = [f"[M{base}Model{(number + row) % MODELS}]" for base in below for row in range(2)]
    types = own + others + [f"[M{item}Item]" for item in items]
    return [
        *[f"import M{base}" for base in below],
        "import UIKit",
        "",
        "// listgen:list(.table)",
        f"struct M{module}List{number} {{",
        *[f"    var row{row}: {kind}  // listgen:row(on: select)" for row, kind in enumerate(types)],
        "}",
    ]


def plain(module, number):
    lines = ["import UIKit", "", f"final class M{module}View{number}: UIView {{"]
    for part in range(8):
        lines += [
            f"    private let label{part} = UILabel()",
            "",
            f"    /// Shows what part {part} says, or hides it where there is nothing to say.",
            f"    func show{part}(_ text: String?, animated: Bool = true) {{",
            f"        guard label{part}.text != text else {{ return }}",
            f"        let isShown = text.map {{ !$0.isEmpty }} ?? false",
            f"        UIView.animate(withDuration: animated ? 0.25 : 0) {{ [label{part}] in",
            f"            label{part}.text = text",
            f"            label{part}.alpha = isShown ? 1 : 0",
            "        }",
            "    }",
            "",
        ]
    return [*lines, "}"]


def main():
    folder = sys.argv[1]
    modules = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    lists = (int(sys.argv[3]) if len(sys.argv) > 3 else 2000) // modules
    plains = max(int(sys.argv[4]) // modules - 2 - lists, 0) if len(sys.argv) > 4 else 0
    bases = max(modules // 5, 1)
    configuration = ["output: All", "modules:"]
    for module in range(modules):
        below = sorted({module % bases, module * 7 % bases}) if module >= bases else []
        items = [module % bases] if below else []
        place = os.path.join(folder, f"M{module}")
        models = [line for number in range(MODELS) for line in model(module, number)]
        cells = [line for number in range(MODELS) for line in cell(module, number)]
        write("import UIKit", "", *models, *([] if below else rows(module)), to=f"{place}/M{module}Models.swift")
        write("import UIKit", "", *cells, to=f"{place}/M{module}Cells.swift")
        for number in range(lists):
            write(*feed(module, number, below, items), to=f"{place}/M{module}List{number}.swift")
        for number in range(plains):
            write(*plain(module, number), to=f"{place}/Views/M{module}View{number}.swift")
        write(
            'load("//Bazel:listgen.bzl", "listgen_library")',
            "",
            "listgen_library(",
            f'    name = "M{module}",',
            '    srcs = glob(["**/*.swift"]),',
            '    visibility = ["//visibility:public"],',
            f"    deps = [{', '.join(f'{chr(34)}//M{base}{chr(34)}' for base in below)}],",
            ")",
            to=f"{place}/BUILD.bazel",
        )
        configuration.append(f"  M{module}: {{generate: M{module}}}")
    write(*configuration, to=f"{folder}/.listgen.yml")
    write(to=f"{folder}/WORKSPACE")


main()
