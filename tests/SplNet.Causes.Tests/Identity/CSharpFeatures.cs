namespace SplNet.Causes.Tests.Identity;

/// <summary>Features of C# 14, each with what changes it and what does not.</summary>
internal static class CSharpFeatures
{
    public static IReadOnlyList<Feature> All { get; } =
    [
        Of("Statics", "public static class C { static int _n; public static int Next() => ++_n; }", [
            ("static int _n", "[ThreadStatic] static int _n"),
            ("static int _n", "static volatile int _n")]),
        Of(
            "Keys",
            "public readonly struct Key(int n) : IEquatable<Key> { readonly int _n = n; public bool Equals(Key other) => _n == other._n; " +
            "public override bool Equals(object? o) => o is Key k && Equals(k); public override int GetHashCode() => _n; }",
            [(" : IEquatable<Key>", ""), ("readonly struct", "struct"), ("GetHashCode() => _n", "GetHashCode() => 1")]),
        Of(
            "Virtual",
            "public class C { public int X; public int Get() => X; " +
            "} public class D : C { public sealed override string ToString() => \"\"; }",
            [
                ("public int Get", "public virtual int Get"),
                ("public sealed override", "public override"),
                ("public class C", "public abstract class C"),
                ("class D : C", "sealed class D : C"),
                ("int Get() => X;", "int Get() => X; ~C() { }"),
                ("class D : C {", "class D : C { public override int GetHashCode() => 3;"),
                ("public int X", "protected int X"),
            ]),
        Of("Markers", "public interface IMark; public interface IOther; public sealed class Marked : IMark { public int N; }", [
            (" : IMark", ""), (" : IMark", " : IOther"), ("public int N", "public long N")]),
        Of(
            "Native",
            "using System.Runtime.InteropServices; " +
            "public static class C { [DllImport(\"libc\", EntryPoint = \"abs\")] public static extern int Call(int n); }",
            [
                ("EntryPoint = \"abs\"", "EntryPoint = \"labs\""),
                ("\"abs\"", "\"abs\", SetLastError = true"),
                ("\"libc\"", "\"libm\""),
                ("int Call(int n)", "int Call([MarshalAs(UnmanagedType.I2)] int n)"),
                ("public static extern", "[SuppressGCTransition] public static extern"),
                ("\"abs\"", "\"abs\", CallingConvention = CallingConvention.StdCall"),
            ]),
        Of(
            "Tables",
            "public static class C { public static readonly int[] Values = new int[7]; public static readonly byte[] More = [1, 2, 3, 4, " +
            "5, 6, 7, 8, 9]; public static ReadOnlySpan<int> Span => [1, 2, 3, 4, 5, 6]; }",
            [("class C {", "class C { static C() { }"), ("8, 9]", "8, 8]"), ("5, 6]", "5, 7]"), ("static readonly int[]", "static int[]")]),
        Of(
            "Enums",
            "[System.ComponentModel.Description(\"d\")] public enum Colour { Red = 1, Blue = 2 } public static class C { " +
            "public static string Get(Colour c) => c.ToString(); public const int Limit = 3; }",
            [
                ("public enum Colour", "[Flags] public enum Colour"), ("enum Colour", "enum Colour : byte"), ("Blue = 2", "Blue = 3"),
                ("Red = 1", "Green = 1"), ("Limit = 3", "Limit = 4"), ("\"d\"", "\"e\""),
            ]),
        Of(
            "Pointers",
            "public static unsafe class C { public static int Get(nint f, int n) => n < 0 ? ((delegate* unmanaged[Cdecl]<int, int>)f)(3) " +
            ": n; public static delegate*<int, int> Field; }",
            [
                ("delegate* unmanaged[Cdecl]", "delegate*"),
                ("unmanaged[Cdecl]", "unmanaged[Stdcall]"),
                ("unmanaged[Cdecl]", "unmanaged[Cdecl, SuppressGCTransition]"),
                ("delegate*<int, int> Field", "delegate* unmanaged<int, int> Field"),
            ]),
        Of(
            "Layouts",
            "using System.Runtime.InteropServices; [StructLayout(LayoutKind.Explicit)] public struct U { [FieldOffset(0)] public int A; " +
            "[FieldOffset(4)] public int B; } [StructLayout(LayoutKind.Sequential, Pack = 4)] public struct S { public byte A; " +
            "public long B; } public unsafe struct F { public fixed int Items[4]; " +
            "} [System.Runtime.CompilerServices.InlineArray(4)] public struct I { long _first; } public ref struct R { public int N; " +
            "} [StructLayout(LayoutKind.Sequential)] public class O { public byte A; public long B; }",
            [
                ("FieldOffset(4)", "FieldOffset(8)"),
                ("Pack = 4", "Pack = 1"),
                ("Pack = 4", "Size = 32"),
                ("struct S { public byte A; public long B;", "struct S { public long B; public byte A;"),
                ("Items[4]", "Items[5]"),
                ("fixed int", "fixed uint"),
                ("InlineArray(4)", "InlineArray(5)"),
                ("ref struct R", "struct R"),
                ("class O { public byte A; public long B;", "class O { public long B; public byte A;"),
                ("LayoutKind.Sequential, Pack = 4", "LayoutKind.Auto"),
            ]),
        Of(
            "Impl",
            "using System.Runtime.CompilerServices; public static class C { public static int Get(int n) { Span<int> s = stackalloc " +
            "int[n]; return s.Length; } public static int Locals() { int a; Set(out a); return a; } static void Set(out int a) => a = 1; }",
            [
                ("public static int Get", "[MethodImpl(MethodImplOptions.NoInlining)] public static int Get"),
                ("public static int Get", "[MethodImpl(MethodImplOptions.AggressiveInlining)] public static int Get"),
                ("public static int Get", "[SkipLocalsInit] public static int Get"),
                ("public static int Locals", "[SkipLocalsInit] public static int Locals"),
            ]),
        Of(
            "Statics2",
            "public interface IZero<T> where T : IZero<T> { static abstract T Zero { get; } static virtual int Size => 4; " +
            "} public struct N : IZero<N> { public static N Zero => default; public static int Get<T>() where T : IZero<T> => T.Size; }",
            [
                ("Size => 4", "Size => 8"),
                ("public static N Zero", "public static int Size => 9; public static N Zero"),
                ("static int Get", "static long Get"),
            ]),
        Of(
            "Generics",
            "public interface IBox<out TItem> { TItem Get(); } public class Box<TItem> : IBox<TItem> where TItem : class { TItem? _item; " +
            "public TItem Get() => _item!; TItem IBox<TItem>.Get() => _item!; public TOther As<TOther>(TOther other) " +
            "where TOther : struct => other; public int Count(IEnumerable<TItem> items) => items.Count(item => item == _item); }",
            [
                ("out TItem", "TItem"),
                ("where TItem : class", "where TItem : class, new()"),
                ("where TOther : struct", "where TOther : unmanaged"),
                ("where TOther : struct", ""),
            ],
            renamings: [("TItem", "T"), ("TOther", "TResult"), ("item => item", "thing => thing")]),
        Of(
            "Members",
            "public class C { public required int N { get; init; } public void M(int a, int b = 3) { } " +
            "public void P(params int[] values) { } public int this[int i] => i; public event Action? E; }",
            [
                ("init;", "set;"), ("required ", ""), ("b = 3", "b = 4"), ("b = 3", "b"), ("params int[]", "int[]"),
                ("void M(int a", "void M(in int a"), ("event Action?", "event Action<int>?"),
                ("public required int N", "[System.ComponentModel.Browsable(false)] public required int N"),
            ]),
        Of(
            "Lambdas",
            "public class C { int _k; public Func<int, int> A() => x => x + 1; public int B() => new[] { " +
            "1, 2 }.Select(x => x * 2).Where(x => x > 1).Sum(); public Func<int> D(int n) { var m = n; return () => n + m++ + _k; " +
            "} public int L(int n) { return Inner(n) + Outer(); int Inner(int a) => a < 1 ? 0 : Inner(a - 1) + 1; " +
            "static int Outer() => 3; } public Func<int, int> G() => Same; static int Same(int x) => x; }",
            [
                ("x => x + 1", "x => x + 2"), ("x => x * 2).Where(x => x > 1)", "x => x > 1 ? 1 : 0).Where(x => x * 2 > 0)"),
                ("n + m++", "m + n++"), ("Inner(a - 1) + 1", "Inner(a - 1) + 2"), ("=> Same", "=> static x => x"),
            ],
            renamings: [
                ("x => x + 1", "y => y + 1"),
                ("Inner", "Within"),
                ("var m = n; return () => n + m++", "var mm = n; return () => n + mm++"),
                ("int L(int n) { return Inner(n)", "int L(int q) { return Inner(q)")]),
        Of(
            "Swapped",
            "public static class C { public static int Get(int n) { Func<int, int> a = x => x + 1, b = x => x * 2; return a(b(n)); " +
            "} public static (int, int) Two() { return (A(), B()); int A() => 1; int B() => 2; } }",
            [
                ("x => x + 1, b = x => x * 2", "x => x * 2, b = x => x + 1"),
                ("A() => 1; int B() => 2", "A() => 2; int B() => 1"),
                ("a(b(n))", "b(a(n))"),
            ]),
        Of(
            "Delegates",
            "public static class C { public static int Get(int n) { var f = (int a, int b = 3) => a + b; " +
            "return f(n); } public static int Ref() { var f = (ref int a) => a + 1; var n = 3; return f(ref n); " +
            "} public static int Many() { var f = (params int[] a) => a.Length; return f(1, 2); } }",
            [("b = 3", "b = 4"), ("ref int a) => a + 1", "ref int a) => a + 2"), ("a.Length", "a.Length + 1")]),
        Of(
            "Anonymous",
            "public static class C { public static object Get(int n) => new { X = n, Y = \"s\" }; " +
            "public static int Sum(int[] all) => all.Select(x => new { x, Double = x * 2 }).Sum(p => p.Double); }",
            [("X = n", "Z = n"), ("Y = \"s\"", "Y = 3"), ("Y = \"s\"", "Y = \"t\""), ("p.Double", "p.x")]),
        Of(
            "Collections",
            "public static class C { public static IEnumerable<int> Three(int a) => [a, 2, 3]; " +
            "public static IEnumerable<int> One(int a) => [a]; public static int Spans(int a) => Sum(a, 2, 3); " +
            "static int Sum(params ReadOnlySpan<int> s) => s.Length; public static int Inline(string a) { Span<string> s = [a, a]; " +
            "return s.Length; } public static List<int> List(int[] a) => [..a, 1]; }",
            [("[a, 2, 3]", "[a, 2, 4]"), ("=> [a];", "=> [a + 1];"), ("=> [a];", "=> [a, a];"), ("[a, a]", "[a, a, a]")]),
        Of(
            "Machines",
            "public class C { public IEnumerable<int> Items(int n) { for (var i = 0; i < n; i++) yield return i; " +
            "} public async Task<int> Later(int n) { await Task.Yield(); return n + 1; } public async IAsyncEnumerable<int> Both() { " +
            "await Task.Yield(); yield return 3; } public Func<Task<int>> Inner() => async () => { await Task.Yield(); return 4; }; }",
            [("yield return i", "yield return i + 1"), ("n + 1", "n + 2"), ("yield return 3", "yield return 4"), ("return 4", "return 5"), (
                "async Task<int> Later", "async ValueTask<int> Later")]),
        Of(
            "Records",
            "public record R(int A, string B); public readonly record struct S(int A); public class P(int size) { public int Size() => " +
            "size; public string Name { get => field; set => field = value.Trim(); } = \"\"; }",
            [
                ("int A, string B", "int A, object B"), ("int A, string B", "int C, string B"), ("readonly record struct", "record struct"),
                ("Trim()", "TrimEnd()"), ("=> size;", "=> size + 1;"),
            ]),
        Of(
            "Extensions",
            "public static class E { extension<T>(List<T> list) { public int Twice() => list.Count * 2; public int Half => " +
            "list.Count / 2; } extension(int) { public static int Three => 3; } public static int Old(this int n) => n; }",
            [("* 2", "* 3"), ("/ 2", "/ 3"), ("Three => 3", "Three => 4"), ("this int n", "int n")],
            renamings: [("<T>", "<TItem>")]),
        Of("Dynamics", "public static class C { public static object Get(dynamic x) => x.Name + 1; }", [
            ("x.Name", "x.Title"),
            ("+ 1", "+ 2")]),
        Of(
            "Switches",
            "public static class C { public static int Get(string s) => s switch { \"a\" => 1, \"b\" => 2, \"c\" => 3, \"d\" => 4, \"e\" " +
            "=> 5, \"f\" => 6, \"g\" => 7, \"h\" => 8, _ => throw new Exception() }; public static int Two(Day d) => d switch { Day.A => " +
            "1 }; public static int Filter(int n) { try { return 1 / n; } catch (DivideByZeroException e) when (e.Message.Length > n) { " +
            "return 0; } catch (ArithmeticException) { return 1; } finally { n++; } } } public enum Day { A }",
            [
                ("\"h\" => 8", "\"i\" => 8"),
                ("Day.A => 1", "Day.A => 2"),
                ("Length > n", "Length > 1"),
                ("catch (ArithmeticException)", "catch (OverflowException)"),
            ]),
        Of(
            "Places",
            "using System.Runtime.CompilerServices; public static class C { static string Where(int n = 1, " +
            "[CallerLineNumber] int line = 0, [CallerFilePath] string file = \"\", [CallerMemberName] string member = \"\") " +
            "=> file + line + member; public static string Get() => Where(); public static string Other(int n) => Where(7); " +
            "[Placed] public static int Marked() => 1; } public sealed class PlacedAttribute([CallerFilePath] string file = \"\", " +
            "[CallerLineNumber] int line = 0) : Attribute { public string Place => file + line; }",
            [("Where(7)", "Where(8)"), ("Where();", "Where(1, 12);"), ("Where();", "Where(file: \"/a/b.cs\");"), ("[Placed]", "")]),
        Of(
            "Files",
            "file static class Helper { public static int Times(int x) => x * 3; " +
            "} file interface ITimes { int Times(int x); } file sealed class Times : ITimes { int ITimes.Times(int x) => x; " +
            "} public static class C { public static int Get(int x) => Helper.Times(x) + ((ITimes)new Times()).Times(x); }",
            [
                ("x * 3", "x * 4"),
                ("int ITimes.Times(int x) => x", "int ITimes.Times(int x) => x + 1"),
                ("Times : ITimes {", "Times : ITimes, IMark {"),
            ]),
        Of("Explicit", "public interface IA { int M(); int N() => 1; } public class C : IA { int IA.M() => 1; public int M() => 2; }", [
            ("int IA.M() => 1;", ""), ("int N() => 1", "int N() => 2"), ("public int M() => 2", "int IA.N() => 2; public int M() => 2")]),
        Of(
            "Attributed",
            "[Mark(Name = \"a\", Type = typeof(int))] public class C { [Mark] public int Field; " +
            "[Mark] public int Get([Mark] int n) => n; [return: Mark] public int Two() => 2; " +
            "} public sealed class MarkAttribute : Attribute { public string? Name { get; set; } public Type? Type { get; set; } }",
            [
                ("Name = \"a\"", "Name = \"b\""), ("typeof(int)", "typeof(long)"), ("[Mark] public int Field", "public int Field"),
                ("[Mark] public int Get", "public int Get"), ("[Mark] int n", "int n"), ("[return: Mark]", ""),
            ]),
        Of(
            "Constants",
            "public static class C { public static double D() => 0.0; public static float F() => 1.5f; public static string S() => " +
            "\"a\"; public static decimal M(decimal m = 1.0m) => m; public static string Lone() => \"\\ud800\"; }",
            [("=> 0.0", "=> -0.0"), ("1.5f", "1.25f"), ("\"a\"", "\"b\""), ("m = 1.0m", "m = 1.00m"), ("\\ud800", "\\ud801")]),
    ];

    private static Feature Of(
        string name, string source, (string Old, string New)[] changes, (string Old, string New)[]? renamings = null) =>
        new(name, source, changes, renamings ?? []);
}
