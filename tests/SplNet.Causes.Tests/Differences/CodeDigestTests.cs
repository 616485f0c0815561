using System.Reflection;
using SplNet.Causes.Differences;
using SplNet.Causes.Tests.Building;
using SplNet.Tests.Shared;

namespace SplNet.Causes.Tests.Differences;

public class CodeDigestTests
{
    private const string Tests = """
        namespace Tests;
        public static class Sorting
        {
            private static readonly int[] Data = Made(100);
            public static int Unrelated() => 1;
            public static Action Sort => () => { var copy = (int[])Data.Clone(); Work(copy); };
            public static async Task SortAsync() { await Task.Yield(); Work(Made(10)); }
            private static void Work(int[] values) => Array.Sort(values, 0, values.Length);
            private static int[] Made(int count) => Enumerable.Range(0, count).Select(static value => value * 7 % 101).ToArray();
        }
        """;

    [Theory]
    [InlineData("Unrelated() => 1", "Unrelated() => 2", true)]
    [InlineData(
        "public static int Unrelated() => 1;",
        "public static int Above() { Func<int, int> twice = number => number * 2; return twice(2); } public static int Unrelated() => 1;",
        true)]
    [InlineData("Work(copy)", "Work(copy); Work(copy)", false)]
    [InlineData("Array.Sort(values, 0", "Array.Sort(values, 1", false)]
    [InlineData("value * 7", "value * 8", false)]
    [InlineData("Made(100)", "Made(200)", false)]
    public void Digest_DependsOnWhatTheMethodDoes(string old, string other, bool isSame)
    {
        Assert.Contains(old, Tests, StringComparison.Ordinal);
        Assert.Equal(isSame, Lambda(Tests) == Lambda(Tests.Replace(old, other, StringComparison.Ordinal)));
    }

    // What the metadata say of what the test uses is a part of what it does, and of what it does not use is none.
    [Theory]
    [InlineData("static int _count", "[ThreadStatic] static int _count", false)]
    [InlineData("_count = 1;", "_count = 2;", false)]
    [InlineData("struct Key : IEquatable<Key>", "struct Key", false)]
    [InlineData("public int A; public long B;", "public long B; public int A;", false)]
    [InlineData("override int Area() => 4", "override int Area() => 5", false)]
    [InlineData("EntryPoint = \"abs\"", "EntryPoint = \"labs\"", false)]
    [InlineData("int _other;", "[ThreadStatic] static int _third; int _other;", true)]
    [InlineData("class Unused", "sealed class Unused", true)]
    [InlineData("Where()", "\nWhere()", true)]
    public void Digest_IncludesTheMetadataOfUsedMembers(string old, string other, bool isSame)
    {
        const string Code = """
            using System.Runtime.CompilerServices; using System.Runtime.InteropServices;
            namespace Tests;
            public struct Key : IEquatable<Key> { public int A; public long B; public readonly bool Equals(Key other) => A == other.A; }
            public abstract class Shape { public abstract int Area(); }
            public class Square : Shape { public override int Area() => 4; }
            public class Unused;
            public class Calls
            {
                static int _count = 1;
                int _other;
                [DllImport("libc", EntryPoint = "abs")] static extern int Native(int n);
                static string Where([CallerLineNumber] int line = 0, [CallerFilePath] string file = "") => file + line;
                public static int Sort() { Shape shape = new Square(); return shape.Area() + new HashSet<Key> { default }.Count + _count + Native(-1) + Where().Length; }
                public int Unrelated() => _other;
            }
            """;
        Assert.Contains(old, Code, StringComparison.Ordinal);
        Assert.Equal(isSame, Digest(Code, "Sort") == Digest(Code.Replace(old, other, StringComparison.Ordinal), "Sort"));
    }

    [Theory]
    [InlineData("Made(10)", "Made(11)", false, AsyncForm.StateMachine)]
    [InlineData("Work(copy)", "", true, AsyncForm.StateMachine)]
    [InlineData("Made(10)", "Made(11)", false, AsyncForm.Runtime)]
    [InlineData("Work(copy)", "", true, AsyncForm.Runtime)]
    public void AsyncMethod_IncludesItsBody(string old, string other, bool isSame, AsyncForm form)
    {
        Assert.Equal(
            isSame,
            Digest(Tests, "SortAsync", form: form) == Digest(Tests.Replace(old, other, StringComparison.Ordinal), "SortAsync", form: form));
    }

    [Fact]
    public void BothFormsOfAnAsyncMethod_HaveDigests() =>
        Assert.NotEqual(Digest(Tests, "SortAsync"), Digest(Tests, "SortAsync", form: AsyncForm.Runtime));

    [Fact]
    public void Library_IsNotPartOfTheDigest()
    {
        const string Code = "namespace Tests; public static class Calls { public static int Sort() => Library.Sorter.Sort(); }";
        string Of(string library) =>
            Digest(Code, "Sort", "namespace Library; public static class Sorter { public static int Sort() => " + library + "; }");
        Assert.Equal(Of("1"), Of("System.Environment.ProcessorCount"));
    }

    // The runtime makes the methods of such an array; they are looked for in the type of its items, and in the base type of that.
    [Fact]
    public void ArrayOfItemsWithAMissingBaseType_IsRead()
    {
        const string Code = "namespace Tests; public class Item : Library.Base; public static class Calls { public static int Sort() { " +
            "var items = new Item[2, 2]; items[1, 1] = null!; return items.Length; } }";
        Assert.Matches("^2-[0-9a-f]{16}$", Digest(Code, "Sort", "namespace Library; public class Base;", isRemoved: true));
    }

    private static string Lambda(string source) => Digest(source, "<get_Sort>b__");

    private static string Digest(
        string source, string method, string? library = null, bool isRemoved = false, AsyncForm form = AsyncForm.StateMachine)
    {
        AsyncForms.Require(form);
        var folder = OwnedFolder.Create("splnet-digest-");
        try
        {
            if (library is not null)
                Compiler.Compile(folder, "Library", [library]);
            var path = Compiler.Compile(folder, "Tests", [source], library is null ? [] : ["Library"], form: form);
            var assembly = Assembly.Load(File.ReadAllBytes(path));
            var stating = assembly.GetType("Tests.Sorting") ?? assembly.GetType("Tests.Calls")!;
            var token = stating.GetNestedTypes(BindingFlags.NonPublic).Prepend(stating).SelectMany(static type => type.GetMethods(
                BindingFlags.Static | BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
                .First(candidate => candidate.Name.StartsWith(method, StringComparison.Ordinal)).MetadataToken;
            if (isRemoved)
                File.Delete(Path.Combine(folder, "Library.dll"));
            return CodeDigest.Of(path, [token]);
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }
}
