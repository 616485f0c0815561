using SplNet.Mutations.Compiling;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Tests.Building;

namespace SplNet.Mutations.Tests.Mutants;

public class MutantSearchTests
{
    [Fact]
    public void Place_IsReported()
    {
        var mutant = Assert.Single(
            MutatedSource.Of("static class My\n{\n    static int F(int x) =>\n        x\n        ;\n}", new Ptw()).Mutants);
        Assert.Equal(
            ("PTW-1", "Source0.cs", 4, 9, 4, 10),
            (mutant.Id, mutant.File, mutant.StartLine, mutant.StartColumn, mutant.EndLine, mutant.EndColumn));
        Assert.Equal(("x", "(int)global::SplNetMutants.Ptw.Through((object)x)"), (mutant.Original, mutant.Replacement));
        Assert.Equal("a primitive value is boxed", mutant.Title);
    }

    [Fact]
    public void Ids_CountPerOperatorAcrossFiles()
    {
        var project = MutatedProject.Of(
            SourceProject.Of("static class A { static int F(int x) => x; }", "static class B { static int G(int x) => x; }"),
            [new Ptw(), new Hwo()]);
        Assert.Equal(["HWO-1", "PTW-1", "HWO-2", "PTW-2"], project.Mutants.OrderBy(static mutant => mutant.File, StringComparer.Ordinal)
            .ThenBy(static mutant => mutant.Id, StringComparer.Ordinal).Select(static mutant => mutant.Id));
        Assert.Equal(project.Mutants, MutatedProject.Of(
            SourceProject.Of("static class A { static int F(int x) => x; }", "static class B { static int G(int x) => x; }"),
            [new Ptw(), new Hwo()]).Mutants);
    }

    [Theory]
    [InlineData(
        "namespace N { class My<T> { class In { public T F<U>(List<T[]> a, ref U b, int x) { var y = x; return a[0][0]; } } } }",
        "N.My`1/In::F`1(System.Collections.Generic.List`1<!0[]>,!!0&,System.Int32)")]
    [InlineData("class My { int F(int x) { return G(); int G() => x; } }", "My::F(System.Int32)")]
    [InlineData("class My { Func<int> F(int x) => () => x; }", "My::F(System.Int32)")]
    [InlineData("class My { IEnumerable<int> F(int x) { yield return x; } }", "My::F(System.Int32)")]
    [InlineData("class My { int f; int P { get { return f; } } }", "My::get_P()")]
    [InlineData("class My { int f; int P => f; }", "My::get_P()")]
    [InlineData("class My { int f; int this[string s] => f; }", "My::get_Item(System.String)")]
    [InlineData("class My { static int a; static int b = a; }", "My::.cctor()")]
    [InlineData("class My { static int a; int b = a; My(string s) : this() { } My() { } }", "My::.ctor()")]
    [InlineData("class My(int x) { int b = x; }", "My::.ctor(System.Int32)")]
    [InlineData("class Base(int x); class My(int x) : Base(x);", "My::.ctor(System.Int32)")]
    [InlineData(
        "class My : IComparable<int> { int IComparable<int>.CompareTo(int x) => x; }",
        "My::System.IComparable<System.Int32>.CompareTo(System.Int32)")]
    [InlineData("class My { public static implicit operator My(int x) { var y = x; return null!; } }", "My::op_Implicit(System.Int32)My")]
    [InlineData("static class My { extension(string s) { public int F(int x) => x; } }", "My::F(System.String,System.Int32)")]
    [InlineData("static class My { static int f; extension(string s) { public int P { get { return f; } } } }", "My::get_P(System.String)")]
    [InlineData("static class My { static int f; extension(string s) { public int P => f; } }", "My::get_P(System.String)")]
    [InlineData("static class My { extension(string) { public static Func<int> F(int x) => () => x; } }", "My::F(System.Int32)")]
    [InlineData(
        "static class My { extension<T>(List<T> all) { public int F<U>(U u, int x) { return G(); int G() => x; } } }",
        "My::F`2(System.Collections.Generic.List`1<!!0>,!!1,System.Int32)")]
    public void Method_IsNamedAsCountsNameIt(string text, string expected)
    {
        var source = MutatedSource.Of(text, new Ptw());
        Assert.Equal(expected, Assert.Single(source.Mutants).Method);
        Assert.Equal([expected], source.Compile(0).ChangedMethods);
    }
}
