using Microsoft.CodeAnalysis;
using SplNet.Causes.Code;
using SplNet.Causes.Counting;
using SplNet.Causes.Differences;
using SplNet.Causes.Tests.Building;
using SplNet.Tests.Shared;

namespace SplNet.Causes.Tests.Differences;

public class LibraryDifferenceTests
{
    private const string Library = """
        using System.Runtime.CompilerServices;
        namespace Sut;
        public class Shop
        {
            private readonly List<int> _items = [];
            public int Count => _items.Count;
            public void Add(int item) => _items.Add(item);
            public IEnumerable<int> Large(int than) { foreach (var item in _items) if (item > than) yield return item; }
            public async Task<int> SumAsync() { await Task.Yield(); return _items.Sum(static item => item * 2); }
            public int Best() { return _items.Where(item => Good(item)).Max(); bool Good(int item) => item > Count; }
            public static string Named(int number) => number switch { 1 => "one", 2 => "two", 3 => "three", 4 => "four", 5 => "five", 6 => "six", 7 => "seven", _ => "many" };
        }

        public struct Point { public int X; public int Y; }
        """;

    [Fact]
    public void SameSourceInAnotherFolder_DoesNotDiffer()
    {
        var difference = LibraryDifference.Between(Read(Library, "/here"), Read(Library, "/there/deeper"));
        Assert.True(difference.IsNone, string.Join(", ", difference.Methods.Keys));
    }

    [Fact]
    public void MovedAndNewMembers_DoNotChangeOthers()
    {
        var moved = Library.Replace(
            "    public int Count =>",
            "    public int Twice() { Func<int, int> twice = number => number * 2; return Inner() + twice(Count); int Inner() => 2; }\n" +
            "    public int Count =>",
            StringComparison.Ordinal);
        Assert.Equal([("Sut.Shop.Twice", ChangeKind.Added)], Changed(moved));
    }

    [Theory]
    [InlineData("item > than", "item >= than", "Sut.Shop.Large")]
    [InlineData("item * 2", "item * 3", "Sut.Shop.SumAsync")]
    [InlineData("item > Count", "item < Count", "Sut.Shop.Best")]
    [InlineData("_items.Add(item)", "_items.Insert(0, item)", "Sut.Shop.Add")]
    [InlineData("7 => \"seven\"", "7 => \"Seven\"", "Sut.Shop.Named")]
    [InlineData(
        "    public int Count =>", "    [MethodImpl(MethodImplOptions.NoInlining)] public int Named() => 1;\n    public int Count =>",
        "Sut.Shop.Named", ChangeKind.Added)]
    public void ChangeInALambdaIteratorOrAsyncMethod_BelongsToTheSourceMethod(
        string old, string other, string method, object? kind = null) =>
        Assert.Equal([(method, kind as ChangeKind? ?? ChangeKind.Changed)], Changed(Library.Replace(old, other, StringComparison.Ordinal)));

    [Fact]
    public void ImplementationFlags_AreAChange() => Assert.Equal(
        [("Sut.Shop.Add", ChangeKind.Changed)], Changed(
            Library.Replace("public void Add", "[MethodImpl(MethodImplOptions.NoInlining)] public void Add", StringComparison.Ordinal)));

    [Fact]
    public void RemovedMethod_IsReported() => Assert.Equal(
        [("Sut.Shop.Best", ChangeKind.Removed)],
        Changed(string.Join('\n', Library.Split('\n').Where(static line => !line.Contains("Best", StringComparison.Ordinal)))));

    [Fact]
    public void GrownStruct_HasAnotherShape() =>
        Assert.Equal(["Sut.Point"], LibraryDifference.Between(
            Read(Library), Read(Library.Replace("public int Y;", "public int Y; public long Z;", StringComparison.Ordinal))).Types);

    [Fact]
    public void LongerInlineArray_HasAnotherShape()
    {
        const string Buffer = "namespace Sut; [System.Runtime.CompilerServices.InlineArray(4)] public struct Buffer { " +
            "private long _first; }";
        Assert.Equal(
            ["Sut.Buffer"], LibraryDifference.Between(Read(Buffer), Read(Buffer.Replace("4", "64", StringComparison.Ordinal))).Types);
    }

    [Fact]
    public void FieldAtAnotherOffset_IsAnotherShape()
    {
        const string Union = "using System.Runtime.InteropServices; namespace Sut; " +
            "[StructLayout(LayoutKind.Explicit)] public struct Union { [FieldOffset(0)] public int A; [FieldOffset(4)] public int B; }";
        Assert.Equal(
            ["Sut.Union"], LibraryDifference.Between(Read(Union), Read(Union.Replace("(4)", "(8)", StringComparison.Ordinal))).Types);
    }

    [Fact]
    public void FieldOrder_IsPartOfTheShapeOfStructsOnly()
    {
        const string Two = "namespace Sut; public struct S { public byte A; public long B; } public class C { public byte A; " +
            "public long B; }";
        var other = Two.Replace("public byte A; public long B;", "public long B; public byte A;", StringComparison.Ordinal);
        Assert.Equal(["Sut.S"], LibraryDifference.Between(Read(Two), Read(other)).Types);
    }

    // Another class makes its object, and did not change.
    [Fact]
    public void ChangedMethodOfAFileLocalClass_BelongsToThatClass()
    {
        const string Local = "namespace Sut; public interface ITimes { int Times(int n); " +
            "} file sealed class Helper : ITimes { public int Times(int n) => n * 3; " +
            "} public class User { readonly ITimes _helper = new Helper(); public int Get(int n) => _helper.Times(n); }";
        var difference = LibraryDifference.Between(Read(Local), Read(Local.Replace("* 3", "* 4", StringComparison.Ordinal)));
        Assert.Equal(["Sut.Helper.Times"], difference.Methods.Keys.Select(MethodKey.FullName));
        Assert.Equal([], difference.Types);
    }

    [Fact]
    public void SharedCompilerGeneratedType_BelongsToNoMethod()
    {
        const string Two = "namespace Sut; public static class C { public static IEnumerable<string> One(string a) => [a, a]; " +
            "public static IEnumerable<int> Two(int a) => [a, 2, 3]; }";
        Assert.Equal(["Sut.C.One", "Sut.C.Two"], Read(Two).Parts.Select(static part => MethodKey.FullName(part.User))
            .Where(static name => name.StartsWith("Sut.", StringComparison.Ordinal)).Order(StringComparer.Ordinal));
        Assert.DoesNotContain(
            Read(Two).Parts, static part => part.User.StartsWith("Sut.", StringComparison.Ordinal) && part.User != part.Key);
    }

    // Each file has a class of this name; which one a method calls is no matter of their order alone.
    [Fact]
    public void FileLocalClassesWithTheSameName_AreDistinguished()
    {
        string Source(int times) => "namespace Sut; file static class Helper { public static int Times(int n) => n * " + times +
            "; } public static class User" + times + " { public static int Get(int n) => Helper.Times(n); }";
        Assert.True(LibraryDifference.Between(Read([Source(3), Source(4)], "/here"), Read([Source(3), Source(4)], "/there")).IsNone);
        var swapped = Read(
            [Source(4).Replace("User4", "User3", StringComparison.Ordinal), Source(3).Replace("User3", "User4", StringComparison.Ordinal)],
            "/there");
        Assert.NotEmpty(LibraryDifference.Between(Read([Source(3), Source(4)], "/here"), swapped).Methods);
    }

    [Fact]
    public void AttributeOfTheAssembly_IsADifference()
    {
        const string Plain = "namespace Sut; public static class C { public static int Get() => 1; }";
        Assert.Equal(["assembly Sut"], LibraryDifference.Between(
            Read(Plain), Read("[assembly: System.Runtime.CompilerServices.DisableRuntimeMarshalling] " + Plain)).Types);
        Assert.True(LibraryDifference.Between(Read(Plain), Read(
            "[assembly: System.Reflection.AssemblyInformationalVersion(\"1.0+0a1b2c\")] [assembly: " +
            "System.Runtime.CompilerServices.InternalsVisibleTo(\"Tests\")] " + Plain)).IsNone);
    }

    // Tools that take versions from commits give each build another one.
    [Fact]
    public void ReferenceOfTheLibraryToItself_IsComparedWithoutItsVersion()
    {
        var (older, newer) = (
            new LibraryCode { Assemblies = { "Lib", "Core" }, References = { "Core 1.0.0.0", "Other 1.0.0.0" } },
            new LibraryCode { Assemblies = { "Lib", "Core" }, References = { "Core 1.0.1.0", "Other 1.0.1.0" } });
        Assert.Equal(["Other 1.0.1.0"], LibraryDifference.Between(older, newer).References);
    }

    [Fact]
    public void ModuleInitializer_IsAMethod()
    {
        const string Code = "namespace Sut; public static class C { " +
            "[System.Runtime.CompilerServices.ModuleInitializer] public static void Run() { } public static void Other() { } }";
        var moved = Code.Replace(
            "[System.Runtime.CompilerServices.ModuleInitializer] public static void Run() { }",
            "public static void Run() { }",
            StringComparison.Ordinal)
            .Replace(
                "public static void Other",
                "[System.Runtime.CompilerServices.ModuleInitializer] public static void Other",
                StringComparison.Ordinal);
        Assert.Contains("<Module>.cctor", LibraryDifference.Between(Read(Code), Read(moved)).Methods.Keys.Select(MethodKey.FullName));
    }

    [Fact]
    public void ContentOfATable_IsAChange()
    {
        const string Primes = "namespace Sut; public static class Primes { public static readonly int[] All = [2, 3, 5, 7, 11, 13]; }";
        Assert.Equal(
            ["Sut.Primes.cctor"],
            LibraryDifference.Between(Read(Primes), Read(Primes.Replace("13", "17", StringComparison.Ordinal))).Methods.Keys.Select(
                MethodKey.FullName));
    }

    // The parts of SumAsync with its lambda; nothing else of the class is async.
    [Fact]
    public void StateMachineAndRuntimeAsync_AreNotTheSameCode() =>
        Assert.Equal(
            [("Sut.Shop.SumAsync", ChangeKind.Changed)],
            LibraryDifference.Between(Read(Library), Read(Library, form: AsyncForm.Runtime)).Methods
                .Select(static change => (MethodKey.FullName(change.Key), change.Value)));

    [Fact]
    public void RuntimeAsyncOfTheSameSourceInAnotherFolder_DoesNotDiffer()
    {
        var difference = LibraryDifference.Between(
            Read(Library, "/here", AsyncForm.Runtime), Read(Library, "/there/deeper", AsyncForm.Runtime));
        Assert.True(difference.IsNone, string.Join(", ", difference.Methods.Keys));
    }

    [Theory]
    [InlineData("item * 2", "item * 3", "Sut.Shop.SumAsync")]
    [InlineData("await Task.Yield(); return _items", "await Task.CompletedTask; return _items", "Sut.Shop.SumAsync")]
    [InlineData("item > than", "item >= than", "Sut.Shop.Large")]
    [InlineData(
        "    public int Count =>",
        "    public Task<int> TwiceAsync() { Func<int, Task<int>> twice = async number => { await Task.Yield(); return number * 2; }; " +
        "return twice(Count); }\n    public int Count =>",
        "Sut.Shop.TwiceAsync",
        ChangeKind.Added)]
    public void ChangeInRuntimeAsync_BelongsToTheSourceMethod(string old, string other, string method, object? kind = null) =>
        Assert.Equal(
            [(method, kind as ChangeKind? ?? ChangeKind.Changed)],
            Changed(Library.Replace(old, other, StringComparison.Ordinal), AsyncForm.Runtime));

    private static IEnumerable<(string Name, ChangeKind Kind)> Changed(string other, AsyncForm form = AsyncForm.StateMachine) =>
        LibraryDifference.Between(Read(Library, form: form), Read(other, form: form)).Methods
            .Select(static change => (MethodKey.FullName(change.Key), change.Value));

    private static LibraryCode Read(string source, string place = "/src", AsyncForm form = AsyncForm.StateMachine) =>
        Read([source], place, form);

    private static LibraryCode Read(IReadOnlyList<string> sources, string place, AsyncForm form = AsyncForm.StateMachine)
    {
        AsyncForms.Require(form);
        var folder = OwnedFolder.Create("splnet-causes-");
        Compiler.Compile(folder, "Sut", sources, level: OptimizationLevel.Release, sourceFolder: place, form: form);
        return CountedLibrary.Write(folder, ["Sut.dll"], [Path.GetDirectoryName(typeof(object).Assembly.Location)!]);
    }
}
