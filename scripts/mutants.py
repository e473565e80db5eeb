"""Small changes of Swift files, all in one program, of which the environment chooses one.

scripts/mutate draws changes with `candidates` and `draw`, and writes them with `rewritten`. A changed
file compiles to the same program while no mutant is chosen: `a + b` becomes `a ⊕⊖ b`, an operator whose
name contains the mutant's number, with the precedence of `+`, which adds or subtracts.
"""
import hashlib
import re

# The digits of a mutant's number in the name of an operator.
DIGITS = "⊕⊖⊗⊘⊙⊚⊛⊜⊝⊞"

# Signatures of operators. A use that fits none does not compile, and its mutant is left out.
SUM = ["<T: AdditiveArithmetic>(_ a: T, _ b: T) -> T",
       "<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: FloatingPoint",
       "<T: SIMD>(_ a: T, _ b: T.Scalar) -> T where T.Scalar: FloatingPoint"]
PRODUCT = ["<T: FloatingPoint>(_ a: T, _ b: T) -> T", "<T: BinaryInteger>(_ a: T, _ b: T) -> T",
           "<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: FloatingPoint",
           "<T: SIMD>(_ a: T, _ b: T.Scalar) -> T where T.Scalar: FloatingPoint"]
ORDER = ["<T: Comparable>(_ a: T, _ b: T) -> Bool"]
EQUALITY = ["<T: Equatable>(_ a: T, _ b: T) -> Bool",
            "<T>(_ a: T?, _ b: _OptionalNilComparisonType) -> Bool",
            "(_ a: Any.Type?, _ b: Any.Type?) -> Bool"]
IDENTITY = ["(_ a: AnyObject?, _ b: AnyObject?) -> Bool"]
LOGIC = ["(_ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool"]
SUM_INTO = ["<T: AdditiveArithmetic>(_ a: inout T, _ b: T)"]
PRODUCT_INTO = ["<T: FloatingPoint>(_ a: inout T, _ b: T)", "<T: BinaryInteger>(_ a: inout T, _ b: T)"]

# An operator, what it becomes, its precedence and signatures.
OPERATORS = {
    "+": (["-"], "AdditionPrecedence", SUM),
    "-": (["+"], "AdditionPrecedence", SUM),
    "*": (["/"], "MultiplicationPrecedence", PRODUCT),
    "/": (["*"], "MultiplicationPrecedence", PRODUCT),
    "<": (["<=", ">"], "ComparisonPrecedence", ORDER),
    "<=": (["<", ">="], "ComparisonPrecedence", ORDER),
    ">": ([">=", "<"], "ComparisonPrecedence", ORDER),
    ">=": ([">", "<="], "ComparisonPrecedence", ORDER),
    "==": (["!="], "ComparisonPrecedence", EQUALITY),
    "!=": (["=="], "ComparisonPrecedence", EQUALITY),
    "===": (["!=="], "ComparisonPrecedence", IDENTITY),
    "!==": (["==="], "ComparisonPrecedence", IDENTITY),
    "&&": (["||"], "LogicalConjunctionPrecedence", LOGIC),
    "||": (["&&"], "LogicalDisjunctionPrecedence", LOGIC),
    "+=": (["-="], "AssignmentPrecedence", SUM_INTO),
    "-=": (["+="], "AssignmentPrecedence", SUM_INTO),
    "*=": (["/="], "AssignmentPrecedence", PRODUCT_INTO),
    "/=": (["*="], "AssignmentPrecedence", PRODUCT_INTO),
}

# The file that each changed target gets. The target's own copy keeps Package.swift as it is.
SWITCH = """// Written by scripts/mutate.
import Glibc

struct MutantSwitch {
  /// The mutant that runs, or -1.
  let number: Int
  /// A byte for each mutant, set to 1 when its place is reached; a mapped file, so that a trap keeps it.
  let reached: UnsafeMutablePointer<UInt8>?

  init() {
    number = getenv("INBETWEEN_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
    guard let path = getenv("INBETWEEN_MUTANTS_REACHED") else {
      reached = nil
      return
    }
    let file = open(path, O_RDWR)
    let bytes = mmap(nil, 65536, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    close(file)
    reached = bytes == MAP_FAILED ? nil : bytes?.assumingMemoryBound(to: UInt8.self)
  }
}

nonisolated(unsafe) let mutantSwitch = MutantSwitch()

@usableFromInline func _mutant(_ number: Int) -> Bool {
  mutantSwitch.reached?[number] = 1
  return mutantSwitch.number == number
}

@usableFromInline func _mutated<T>(
  _ number: Int, _ value: @autoclosure () -> T, _ other: @autoclosure () -> T
) -> T {
  _mutant(number) ? other() : value()
}

@usableFromInline func _mutatedMin<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> T {
  _mutant(number) ? max(a, b) : min(a, b)
}

@usableFromInline func _mutatedMax<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> T {
  _mutant(number) ? min(a, b) : max(a, b)
}
"""
SWITCH_NAME = "MutantSwitch.swift"
MOST = 65536

# Lines whose change shows in no result, or in a trap of wrong programs alone.
WITHOUT_RESULT = re.compile(
    r"\b(?:precondition\w*|assert\w*|fatalError|reserveCapacity|keepingCapacity|minimumCapacity|"
    r"hasher\.combine)\b")
DECLARATION = re.compile(
    r"^\s*(?:@|#|import\b|(?:infix|prefix|postfix)\s+operator\b|precedencegroup\b|typealias\b|case\b|"
    r"associatedtype\b)")
BINARY = re.compile(r"(?<=[\w)\]}!?\"] )(" + "|".join(
    re.escape(name) for name in sorted(OPERATORS, key=len, reverse=True)) + r")(?= [\w(\[.\"!\-$])")
NEGATION = re.compile(r"(?<=[\s(,\[])([-!])(?=[A-Za-z_(])")
CONSTANT = re.compile(r"(?<![\w.$⊕-⊞])(\d[\d_]*(?:\.\d+)?(?:e[-+]?\d+)?|true|false)(?![\w.])")
EXTREME = re.compile(r"(?<![\w.`])(min|max)\((?=[^()]*(?:\([^()]*\)[^()]*)*\))")
CONDITION = re.compile(r"^(\s*(?:\} else )?)(guard|if) (.*?)( else)? \{( .*)?$")
STATEMENT = re.compile(r"^\s*(?:[a-z_$][\w.$?!\[\]]*(?:\(.*\))? [-+*/|&]?= \S.*|[a-z_$][\w.$?!\[\]]*\(.*\))$")
EMPTY_BODY = re.compile(r"^\s*[\w\s]*\bfunc\b.*\)(?: async)?(?: throws)? \{$")
KEYWORDS = re.compile(
    r"^\s*(?:let|var|return|throw|try|await|if|guard|else|for|while|switch|defer|do|repeat|super|get|set|"
    r"init|func|static|private|public|package|some|any|break|continue|in|where|case|default)\b")


class Mutant:
    """A change of one line. `code` is what the program gets, `after` the line as a reader sees it."""

    def __init__(self, file, line, before, after, code, support):
        self.file, self.line, self.before, self.after = file, line, before, after
        self.code, self.support = code, support
        self.number = -1

    @property
    def key(self):
        """The same for a line that moved within its file."""
        return (self.file, self.before.strip(), self.after.strip())

    def rank(self, seed, occurrence):
        text = "\0".join((str(seed), *self.key, str(occurrence)))
        return hashlib.sha256(text.encode()).hexdigest()


def masked(text):
    """The text with comments and strings as `"` of equal length, so that columns stay."""
    result, position = [], 0

    def blank(end):
        nonlocal position
        result.extend(c if c == "\n" else '"' for c in text[position:end])
        position = end

    while position < len(text):
        if text.startswith("//", position):
            end = text.find("\n", position)
            end = len(text) if end < 0 else end
            result.extend(" " * (end - position))
            position = end
        elif text.startswith("/*", position):
            depth, end = 1, position + 2
            while depth and end < len(text):
                if text.startswith("/*", end):
                    depth, end = depth + 1, end + 2
                elif text.startswith("*/", end):
                    depth, end = depth - 1, end + 2
                else:
                    end += 1
            result.extend(c if c == "\n" else " " for c in text[position:end])
            position = end
        elif text[position] == '"' or re.match(r'#+"', text[position:position + 8]):
            blank(string_end(text, position))
        else:
            result.append(text[position])
            position += 1
    return "".join(result)


def string_end(text, start):
    """Where the string literal at `start` ends, with its interpolations."""
    hashes = len(re.match(r"#*", text[start:]).group())
    quote = '"""' if text.startswith('"""', start + hashes) else '"'
    closing = quote + "#" * hashes
    escape = "\\" + "#" * hashes
    position = start + hashes + len(quote)
    while position < len(text):
        if text.startswith(closing, position):
            return position + len(closing)
        if text.startswith(escape + "(", position):
            depth, position = 1, position + len(escape) + 1
            while depth and position < len(text):
                if text[position] == '"':
                    position = string_end(text, position)
                    continue
                depth += {"(": 1, ")": -1}.get(text[position], 0)
                position += 1
        elif text.startswith(escape, position):
            position += len(escape) + 1
        else:
            position += 1
    return position


def balanced(code):
    """Whether each bracket of a masked line closes on it."""
    depth = 0
    for character in code:
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
        if depth < 0:
            return False
    return depth == 0


def operator_support(names, number, operator, other):
    """Declarations of the operator `names` for a mutant that turns `operator` into `other`."""
    _, precedence, signatures = OPERATORS[operator]
    lines = [f"infix operator {names} : {precedence}"]
    for signature in signatures:
        if operator.endswith("=") and precedence == "AssignmentPrecedence":
            body = f"if _mutant({number}) {{ a {other} b }} else {{ a {operator} b }}"
        elif signatures is LOGIC:
            body = (f"if _mutant({number}) {{ return try a {other} b() }}; "
                    f"return try a {operator} b()")
        else:
            body = f"_mutant({number}) ? a {other} b : a {operator} b"
        head = signature if signature.startswith("<") else " " + signature
        lines.append(f"@usableFromInline func {names} {head.lstrip()} {{ {body} }}")
    return "\n".join(lines)


def operator_name(number):
    return "".join(DIGITS[int(digit)] for digit in str(number))


def inside_condition(lines):
    """The lines between `#if` and `#endif`."""
    depth = 0
    for line in lines:
        if line.lstrip().startswith("#if"):
            depth += 1
        yield depth > 0
        if line.lstrip().startswith("#endif"):
            depth -= 1


def in_builder(codes, index):
    """Whether the declaration around a line makes a view, in which each statement is a child."""
    indent = len(codes[index]) - len(codes[index].lstrip())
    for above in range(index - 1, -1, -1):
        code = codes[above]
        if not code.strip():
            continue
        depth = len(code) - len(code.lstrip())
        if depth < indent:
            indent = depth
            if re.search(r"\bsome \w|Builder\b", code):
                return True
            if re.search(r"\b(?:func|var|init|subscript)\b", code):
                return above > 0 and "Builder" in codes[above - 1]
    return False


def is_statement(codes, index):
    """Whether a line is a whole statement: nothing above or below continues it."""
    before = next((c.rstrip() for c in reversed(codes[:index]) if c.strip()), "{")
    after = next((c.strip() for c in codes[index + 1:] if c.strip()), "}")
    if not (before[-1] in "{})]\"" or before[-1].isalnum() or before.endswith(":")):
        return False
    if before.endswith(":") and not re.match(r"\s*(?:case|default)\b", before):
        return False
    return not re.match(r"[.?:&|+*/<>={\]]|- |else\b", after)


def candidates(file, text):
    """All changes of a file, in the order of its lines."""
    lines, codes = text.split("\n"), masked(text).split("\n")
    conditional = list(inside_condition(codes))
    found = []
    for index, (line, code) in enumerate(zip(lines, codes)):
        if conditional[index] or not code.strip() or DECLARATION.match(code):
            continue
        if WITHOUT_RESULT.search(code) or re.search(r"\bwhere\b|\boperator\b|\bfunc [-=<>!+*/]", code):
            continue

        def add(after, make, support=None, index=index, line=line):
            found.append(Mutant(file, index + 1, line, after, make, support))

        add_expressions(add, line, code)
        add_statements(add, line, codes, index)
    return found


def add_expressions(add, line, code):
    """Adds the changes within a line: operators, constants, `min` and `max`."""
    def replaced(start, end, new):
        return line[:start] + new + line[end:]

    for match in BINARY.finditer(code):
        operator = match.group(1)
        for other in OPERATORS[operator][0]:
            add(replaced(*match.span(1), other),
                lambda n, m=match: replaced(*m.span(1), operator_name(n)),
                lambda n, o=operator, p=other: operator_support(operator_name(n), n, o, p))
    for match in NEGATION.finditer(code):
        name = match.group(1)
        kind = "<T: SignedNumeric>(_ a: T) -> T" if name == "-" else "(_ a: Bool) -> Bool"
        add(replaced(*match.span(1), ""),
            lambda n, m=match: replaced(*m.span(1), operator_name(n)),
            lambda n, s=name, k=kind: f"prefix operator {operator_name(n)}\n@usableFromInline prefix "
            f"func {operator_name(n)} {k} {{ _mutant({n}) ? a : {s}a }}")
    constants = list(CONSTANT.finditer(code))
    for match in constants if len(constants) <= 4 else []:
        value = match.group(1)
        other = {"true": "false", "false": "true"}.get(value) or incremented(value)
        add(replaced(*match.span(1), other), lambda n, m=match, v=value, o=other: replaced(
            *m.span(1), f"_mutated({n}, {v}, {o})"))
    for match in EXTREME.finditer(code):
        name = match.group(1)
        other = "max" if name == "min" else "min"
        add(replaced(*match.span(1), other), lambda n, m=match, s=name: replaced(
            m.start(), m.end(), f"_mutated{s.title()}({n}, "))


def incremented(value):
    whole = re.match(r"[\d_]+", value).group()
    return str(int(whole.replace("_", "")) + 1) + value[len(whole):]


def add_statements(add, line, codes, index):
    """Adds the changes of a whole line: conditions, dropped statements, empty functions."""
    code = codes[index]
    match = CONDITION.match(code)
    if match and not re.search(r"\b(?:let|var|case|is|try|await)\b|,|#", match.group(3)):
        start, end = match.span(3)
        condition = line[start:end]
        if balanced(code[start:end]) and match.group(2) == "guard" and match.group(4):
            add(line[:start] + "true" + line[end:],
                lambda n: f"{line[:start]}_mutant({n}) || ({condition}){line[end:]}")
        elif balanced(code[start:end]) and match.group(2) == "if" and not match.group(4):
            add(f"{line[:start]}!({condition}){line[end:]}",
                lambda n: f"{line[:start]}_mutant({n}) != ({condition}){line[end:]}")
    indent = line[:len(line) - len(line.lstrip())]
    if STATEMENT.match(code) and not KEYWORDS.match(code) and balanced(code):
        # What an initializer stores is needed in nearly all cases, for the program to compile.
        is_stored = re.match(r"\s*self(?:\.\w+)? = |\s*self\.init\b", code)
        if not is_stored and is_statement(codes, index) and not in_builder(codes, index):
            bare = line.strip().split("  //")[0]
            if "//" not in bare:
                add(f"{indent}// {bare}", lambda n: f"{indent}if !_mutant({n}) {{ {bare} }}")
    if EMPTY_BODY.match(code) and "->" not in code and not in_builder(codes, index):
        add(line.rstrip() + " return", lambda n: f"{line.rstrip()} if _mutant({n}) {{ return }}")


def draw(candidates_of_groups, count, seed):
    """`count` mutants, as many of each group as of the others, at most one a line. Equal seeds and
    files draw equal mutants, and a larger count contains those of a smaller one."""
    queues = []
    for group in candidates_of_groups:
        seen, ranked = {}, []
        for mutant in group:
            occurrence = seen[mutant.key] = seen.get(mutant.key, -1) + 1
            ranked.append((mutant.rank(seed, occurrence), mutant))
        ranked.sort(key=lambda pair: pair[0])
        lines, queue = set(), []
        for _, mutant in ranked:
            if (mutant.file, mutant.line) not in lines:
                lines.add((mutant.file, mutant.line))
                queue.append(mutant)
        queues.append(queue)
    drawn, turn = [], 0
    while len(drawn) < count and any(turn < len(queue) for queue in queues):
        for queue in queues:
            if turn < len(queue) and len(drawn) < count:
                drawn.append(queue[turn])
        turn += 1
    for number, mutant in enumerate(drawn):
        mutant.number = number
    return drawn


def rewritten(text, mutants):
    """A file with its mutants. Lines keep their numbers; declarations follow the last line."""
    lines, support = text.split("\n"), []
    for mutant in mutants:
        lines[mutant.line - 1] = mutant.code(mutant.number)
        if mutant.support:
            support.append(mutant.support(mutant.number))
    return "\n".join(lines + support) + ("\n" if support else "")


# A file, and all its changes: the line, and the changed line without the spaces before it.
TRIAL = """
import Other  // a + b
@MainActor struct Sample {
  let text = "a + b \\(n > 1 ? "yes" : "no") true" /* a && b */
  let isOpen = true
  func area(_ a: Int, _ b: Int) -> Int {
    guard a > 0 else { return min(a, -b) }
    if a == b || !isOpen { return 1_000 }
    precondition(a < b)
    return a * b
  }
  func update() {
    count += 1
    tell(a,
      b)
    notify()
      .again()
    self.finish(0.5e3)
  }
  var body: some View {
    prepare()
  }
  #if DEBUG
    func more() { count += 1 }
  #endif
}
"""
TRIAL_CHANGES = """
5 let isOpen = false
7 guard a >= 0 else { return min(a, -b) }
7 guard a < 0 else { return min(a, -b) }
7 guard a > 0 else { return min(a, b) }
7 guard a > 1 else { return min(a, -b) }
7 guard a > 0 else { return max(a, -b) }
7 guard true else { return min(a, -b) }
8 if a != b || !isOpen { return 1_000 }
8 if a == b && !isOpen { return 1_000 }
8 if a == b || isOpen { return 1_000 }
8 if a == b || !isOpen { return 1001 }
8 if !(a == b || !isOpen) { return 1_000 }
10 return a / b
12 func update() { return
13 count -= 1
13 count += 2
13 // count += 1
18 self.finish(1.5e3)
18 // self.finish(0.5e3)
"""


def self_test():
    """Returns the differences between the changes of a small file and those expected, as text."""
    found = candidates("Trial.swift", TRIAL)
    expected = TRIAL_CHANGES.strip().split("\n")
    actual = [f"{m.line} {m.after.strip()}" for m in found]
    wrong = [f"expected, not found: {line}" for line in expected if line not in actual]
    wrong += [f"found, not expected: {line}" for line in actual if line not in expected]
    for number, mutant in enumerate(found):
        mutant.number = number
        lines = rewritten(TRIAL, [mutant]).split("\n")
        same = [line for at, line in enumerate(TRIAL.split("\n"), 1) if at != mutant.line]
        if [line for at, line in enumerate(lines[:TRIAL.count("\n") + 1], 1) if at != mutant.line] != same:
            wrong.append(f"another line than {mutant.line} changes for: {mutant.after.strip()}")
        if f"({number}" not in "\n".join(lines):
            wrong.append(f"no switch for: {mutant.after.strip()}")
    first, again = (draw([candidates("Trial.swift", TRIAL)], count, 1) for count in (4, 8))
    if [m.after for m in first] != [m.after for m in again][:4]:
        wrong.append("a larger count does not contain the changes of a smaller one")
    return wrong
