using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Symbols;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Symbols;

public class SplNetMentionsTests
{
    [Theory]
    [InlineData("using SplNet; public class A { [Spl(\"SELF < 1 s\")] public void B() {} }")]
    [InlineData("public class A { [SplNet.SplAttribute(\"SELF < 1 s\")] public void B() {} }")]
    [InlineData("using Stated = SplNet.SplAttribute; public class A { [Stated(\"SELF < 1 s\")] public void B() {} }")]
    public void ProjectWithFormulasOnly_MentionsOnlyTheAttribute(string source)
    {
        var mentions = Of(Sources.Compile(source));
        Assert.True(mentions.HasAttribute("Spl"));
        Assert.False(mentions.HasAttribute("SplFile"));
        Assert.False(mentions.HasMembers());
    }

    [Theory]
    [InlineData("public class A { public void B(SplNet.Experiment one) => one.Run(); }")]
    [InlineData("using SplNet; public class A { public void B() => Spl.AllocatesNothing(() => 1); }")]
    [InlineData("using SplNet; public class A { public object B => Operand.Of(() => 1); }")]
    [InlineData("using One = SplNet.ExperimentOptions; public class A { public One B => new() { Runs = 1 }; }")]
    public void ProjectThatNamesAType_MayUseItsMembers(string source) => Assert.True(Of(Sources.Compile(source)).HasMembers());

    [Fact]
    public async Task ExperimentOfALibrary_IsCheckedWithoutItsName()
    {
        var library = Sources.Compile(
            "public static class Library { public static SplNet.Experiment Make() => throw new NotSupportedException(); }")
            .WithAssemblyName("Library");
        var project = Sources.Compile("public class A { public void B() { Library.Make().Run(); } }");
        Assert.False(Of(project).HasMembers());
        var found = Assert.Single(await Verifier.ReportAsync(
            project.AddReferences(library.ToMetadataReference()), new ExperimentAnalyzer([new IgnoredResultRule()])));
        Assert.Equal("SPL2007", found.Id);
    }

    private static SplNetMentions Of(Compilation compilation) => SplNetTypes.Find(compilation)!.Mentions;
}
