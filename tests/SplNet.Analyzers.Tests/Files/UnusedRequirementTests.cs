using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Files;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Files;

/// <summary>SPL3005.</summary>
public class UnusedRequirementTests
{
    private const string AsksFor = " public class Tests { [Xunit.Theory, SplFormulas";

    [Theory]
    [InlineData("public class A { [[|Spl(\"SELF < 1 s\")|]] public void B() {} }")]
    [InlineData("[[|Spl(\"THIS.B < 1 s\")|]] public class A { public void B() {} }")]
    [InlineData("public class A { [[|Spl(\"SELF < 1 s\")|]] public void B() {} [Spl(\"SELF < 2 s\")] public void C() {} }")]
    [InlineData(
        "public class A { [[|Spl(\"SELF < 1 s\")|]] public void B() {} } public class C { [[|Spl(\"SELF < 1 s\")|]] public void D() {} }")]
    [InlineData("public class A { [[|Spl(\"SELF < 1 s\")|]] public void B() {} } public class C { " +
        "[Spl(\"SELF < 1 s\")] public void D() {} }" + AsksFor + "(typeof(C))] public void F(SplRequirement one) => one.Assert(); }")]
    [InlineData("public class A { [[|Spl(\"SELF < 1 s\")|]] public void B() {} public class C { " +
        "[Spl(\"SELF < 1 s\")] public void D() {} } }" + AsksFor + "(typeof(A.C))] public void F(SplRequirement one) => one.Assert(); }")]
    [InlineData("public class A { [[|Spl(\"SELF < 1 s\")|]] public void B() {} }" + AsksFor +
        "(typeof(Experiment), WholeAssembly = true)] public void F(SplRequirement one) => one.Assert(); }")]
    [InlineData("public class A { [[|Spl(\"SELF < 1 s\")|]] public static void B() {} [Spl(\"SELF < 1 s\")] public virtual void D() {} } " +
        "public class C : A { [Spl(\"SELF < 1 s\")] public void E() {} }" + AsksFor +
        "(typeof(C))] public void F(SplRequirement one) => one.Assert(); }")]
    public Task UnusedRequirements_AreReportedOncePerType(string source) =>
        Verifier.VerifyAsync<UnusedRequirementAnalyzer>("using SplNet; " + source);

    [Theory]
    [InlineData("public class A { [Spl(\"SELF < 1 s\")] public void B() {} }" + AsksFor +
        "(typeof(A))] public void F(SplRequirement one) => one.Assert(); }")]
    [InlineData("public class A { [Spl(\"SELF < 1 s\")] public virtual void B() {} } public class C : A { public override void B() {} }" +
        AsksFor + "(typeof(C))] public void F(SplRequirement one) => one.Assert(); }")]
    [InlineData("[Spl(\"THIS.B < 1 s\")] public class A { public void B() {} } public class C : A;" + AsksFor +
        "(typeof(C))] public void F(SplRequirement one) => one.Assert(); }")]
    [InlineData("public class A<T> { [Spl(\"SELF < 1 s\")] public void B() {} }" + AsksFor +
        "(typeof(A<int>))] public void F(SplRequirement one) => one.Assert(); }")]
    [InlineData("public class A { [Spl(\"SELF < 1 s\")] public void B() {} } public class C;" + AsksFor +
        "(typeof(C), WholeAssembly = true)] public void F(SplRequirement one) => one.Assert(); }")]
    [InlineData(
        "public class A { [Spl(\"SELF < 1 s\")] public void B() {} public void C() => SplRequirements.Of(typeof(A))[0].Assert(); }")]
    [InlineData("public class A { public void B() {} }")]
    public Task UsedRequirements_AreNotReported(string source) =>
        Verifier.VerifyAsync<UnusedRequirementAnalyzer>("using SplNet; " + source);

    [Fact]
    public async Task ProjectWithoutTests_IsNotChecked()
    {
        const string source = "public class A { [SplNet.Spl(\"SELF < 1 s\")] public void B() {} }";
        var project = Sources.Compile(source);
        Assert.Single(await Verifier.ReportAsync(project, new UnusedRequirementAnalyzer()));
        var library = project.RemoveReferences(project.References.Where(
            static reference => Path.GetFileName(reference.Display!).StartsWith("xunit", StringComparison.OrdinalIgnoreCase)));
        Assert.Empty(await Verifier.ReportAsync(library, new UnusedRequirementAnalyzer()));
    }

    [Theory]
    [InlineData("[Xunit.Theory, SplNet.SplFile(\"sub/more.spl\")]", true)]
    [InlineData("[Xunit.Theory, SplNet.SplFile(\"sub/more.spl\"), SplNet.SplFile(\"perf.spl\")]", false)]
    public async Task UnusedFile_IsReported(string attributes, bool isReported)
    {
        var project = Sources.Compile($"public class A {{ {attributes} public void B(SplNet.SplRequirement one) => one.Assert(); }}");
        var found = await Verifier.ReportAsync(
            project,
            [
                new TextFile("/project/perf.spl", "A.B < 1 s"),
                new TextFile("C:\\project\\sub\\more.spl", "A.B < 1 s"),
                new TextFile("/project/perf.txt", "A.B < 1 s"),
            ],
            new UnusedRequirementAnalyzer());
        Assert.Equal(!isReported ? [] : ["/project/perf.spl: No test of this project asks for the requirements of 'perf.spl', " +
            "so 'dotnet test' passes without them. Add a test with [SplFile(\"perf.spl\")] and a parameter of the type SplRequirement."],
            found.Select(static one => $"{one.Location.GetLineSpan().Path}: {one.GetMessage(null)}"));
    }

    [Fact]
    public async Task FileWithTheSameNameElsewhere_IsReported()
    {
        var project = Sources.Compile(
            "public class A { [Xunit.Theory, SplNet.SplFile(\"a/same.spl\")] public void B(SplNet.SplRequirement one) => one.Assert(); }");
        var found = await Verifier.ReportAsync(
            project,
            [new TextFile("/project/a/same.spl", "A.B < 1 s"), new TextFile("/project/b/same.spl", "A.B < 1 s")],
            new UnusedRequirementAnalyzer());
        Assert.Equal("/project/b/same.spl", Assert.Single(found).Location.GetLineSpan().Path);
    }

    [Fact]
    public async Task FileOfAProjectWithoutAnAdapter_IsNotReported()
    {
        var project = Sources.Compile("public class A;");
        TextFile[] files = [new TextFile("/project/perf.spl", "A.B < 1 s")];
        Assert.Single(await Verifier.ReportAsync(project, files, new UnusedRequirementAnalyzer()));
        var plain = project.RemoveReferences(project.References.Where(
            static reference => Path.GetFileName(reference.Display!).StartsWith("SplNet.Xunit", StringComparison.Ordinal)));
        Assert.Empty(await Verifier.ReportAsync(plain, files, new UnusedRequirementAnalyzer()));
    }

    [Fact]
    public async Task Message_NamesTheAttributeToAdd()
    {
        var found = Assert.Single(await Verifier.ReportAsync(
            Sources.Compile("public class A { public class B { [SplNet.Spl(\"SELF < 1 s\")] public void C() {} } }"),
            new UnusedRequirementAnalyzer()));
        Assert.Equal(
            "No test of this project asks for the requirements of 'B', so 'dotnet test' passes without them. " +
            "Add a test with [SplFormulas(typeof(A.B))] and a parameter of the type SplRequirement.",
            found.GetMessage(null));
    }
}
