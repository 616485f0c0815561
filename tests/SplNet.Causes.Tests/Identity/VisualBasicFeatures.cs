namespace SplNet.Causes.Tests.Identity;

/// <summary>Features of Visual Basic, each with changes that make it other code.</summary>
internal static class VisualBasicFeatures
{
    public static IReadOnlyList<Feature> All { get; } =
    [
        Of(
            "Anonymous",
            "Public Function Make(n As Integer) As String\nDim a = New With {.X = n, Key .Y = \"q\"}\n" +
            "Return a.ToString()\nEnd Function\nPublic Function Query(l As List(Of Integer)) As Integer\n" +
            "Return (From x In l Where x > 2 Select New With {.A = x, .B = x * 2}).Sum(Function(z) z.A)\nEnd Function",
            (".X = n", ".Z = n"), ("Key .Y", ".Y"), ("x * 2", "x * 3"), ("x > 2", "x > 3"), ("z.A", "z.B")),
        Of(
            "Closures",
            "Public Function Closure(k As Integer) As Func(Of Integer, Integer)\nDim f = Function(x As Integer) x * k\n" +
            "Return Function(y) f(y) + 1\nEnd Function\nPublic Function Swapped() As Integer\nDim a As Func(Of Integer) = Function() 1\n" +
            "Dim b As Func(Of Integer) = Function() 2\nReturn a() - b()\nEnd Function",
            ("x * k", "x + k"),
            ("f(y) + 1", "f(y) + 2"),
            (
                "Dim a As Func(Of Integer) = Function() 1\nDim b As Func(Of Integer) = Function() 2",
                "Dim a As Func(Of Integer) = Function() 2\nDim b As Func(Of Integer) = Function() 1")),
        Of(
            "Locals", "Public Function Counted() As Integer\nStatic n As Integer = 3\nn += 1\nReturn n\nEnd Function", ("= 3", "= 4"),
            ("Static n As Integer", "Static n As Short")),
        Of(
            "Machines",
            "Public Iterator Function Items() As IEnumerable(Of Integer)\nYield 1\nYield 2\nEnd Function\n" +
            "Public Async Function Later() As Task(Of Integer)\nAwait Task.Delay(1)\nReturn 3\nEnd Function",
            ("Yield 2", "Yield 3"),
            ("Return 3", "Return 4")),
        Of(
            "Delegates",
            "Public Function Deleg() As Integer\nDim g = Function(a As Integer, ByRef b As Integer) a + b\nDim q = 3\n" +
            "Return g(1, q)\nEnd Function",
            ("a + b", "a - b"),
            ("ByRef b", "b")),
        Of(
            "Choices",
            "Public Function Choose(s As String) As Integer\nSelect Case s\nCase \"a\" : Return 1\nCase \"b\" : Return 2\n" +
            "Case \"c\" : Return 3\nCase \"d\" : Return 4\nCase \"e\" : Return 5\nCase \"f\" : Return 6\nCase \"g\" : Return 7\n" +
            "Case \"h\" : Return 8\nEnd Select\nReturn 0\nEnd Function",
            ("\"h\"", "\"i\"")),
        Of(
            "Members",
            "<ThreadStatic> Private Shared _count As Integer\nPublic Property Title As String = \"a\"\n" +
            "Public Overridable Function Size(Optional n As Integer = 3) As Integer\nReturn n + _count\nEnd Function\n" +
            "Public Event Changed As EventHandler\nPublic Declare Function abs Lib \"libc\" (n As Integer) As Integer",
            ("<ThreadStatic> ", ""), ("= \"a\"", "= \"b\""), ("Overridable ", ""), ("= 3", "= 4"), ("\"libc\"", "\"libm\"")),
        Of(
            "Places",
            "Public Function Line() As String\nReturn Where()\n" +
            "End Function\nPublic Function Where(<System.Runtime.CompilerServices.CallerLineNumber> Optional n As Integer = 0, " +
            "<System.Runtime.CompilerServices.CallerFilePath> Optional f As String = Nothing) As String\nReturn f & n\nEnd Function",
            ("Return Where()", "Return Where(99)")),
    ];

    private static Feature Of(string name, string source, params (string Old, string New)[] changes) => new(name, source, changes, []);
}
