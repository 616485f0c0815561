using SplNet.Tests.Evaluation;
using SplNet.Tests.Processes;

namespace SplNet.Tests.Statements.Requirements;

/// <summary>Requirements that stand where the code is.</summary>
public class AttributeTests
{
    [Fact]
    public void Requirements_AreFoundOneByOne()
    {
        var found = SplRequirements.Of(typeof(Library));
        Assert.Equal(
            [
                "little work is fast", "much work is fast", "median(SELF) < median(Much) && allocated(THIS) <= 0 B", "SELF(1) <",
                "SELF <= Mush",
                "median(SELF[Keys, Sized](100)) < median(SELF[Keys, Sized](20000))",
            ],
            found.Select(static requirement => requirement.ToString())
                .OrderBy(static name => name.Contains("Keys", StringComparison.Ordinal)));
        Assert.Equal("SplNet.Tests.Statements.Requirements.Library", found[0].Location);
        Assert.Equal("median(THIS.Little) < median(THIS.Much)", found[0].Formula);
        Assert.Equal(["quick"], found[0].Categories);
        Assert.Empty(found[0].Problems);
        Assert.Equal("SplNet.Tests.Statements.Requirements.Library.Much", Named("SELF <= Mush").Location);
        Assert.Equal(
            ["SplNet.Tests.Statements.Requirements.Library.Much(1,9): error SPL1306: 'Mush' is neither an alias nor a method of Library. " +
                "Did you mean 'Much'? " +
                "Write Type.Method, Type.Property, or Type.new for a constructor."],
            Named("SELF <= Mush").Problems);
    }

    [Fact]
    public void Attribute_HasItsFileAndLine()
    {
        var stated = SplRequirements.Of(typeof(Library))[0].Stated;

        Assert.Equal(("Library.cs", 4), (Path.GetFileName(stated?.File), stated?.Line));
    }

    // What was compiled before attributes had places calls this constructor.
    [Fact]
    public void AttributeOfAnOlderBuild_HasNoLocation()
    {
        var older = typeof(SplAttribute).GetConstructor([typeof(string)])!.Invoke(["a < b"]);

        Assert.Equal(("a < b", string.Empty, 0), (((SplAttribute)older).Formula, ((SplAttribute)older).File, ((SplAttribute)older).Line));
    }

    [Fact]
    public void Assembly_HasTheRequirementsOfItsTypesUnderDistinctNames()
    {
        var found = SplRequirements.Of(typeof(Library).Assembly);
        Assert.Equal(found.Count, found.Select(static requirement => requirement.Name).Distinct(StringComparer.Ordinal).Count());
        Assert.Contains(found, static requirement => requirement.Name == "little work is fast");
    }

    [Fact]
    public void MethodOfAnExtensionBlock_IsFoundOnce()
    {
        var found = SplRequirements.Of(typeof(Extended).Assembly)
            .Where(static requirement => requirement.Location.Contains(nameof(Extended), StringComparison.Ordinal)).ToList();
        Assert.Equal(["SplNet.Tests.Statements.Requirements.Extended.Half"], found.Select(static requirement => requirement.Location));
        Assert.Empty(found[0].Problems);
    }

    [Fact]
    public void PropertyOfAnExtensionBlock_HasItsSourceLocationAndNoFormula()
    {
        var found = SplRequirements.Of(typeof(Worded).Assembly)
            .Where(static requirement => requirement.Location.Contains(nameof(Worded), StringComparison.Ordinal)).ToList();
        Assert.All(found, static requirement => Assert.Equal("SplNet.Tests.Statements.Requirements.Worded.Words", requirement.Location));
        Assert.Equal(
            ["SplNet.Tests.Statements.Requirements.Worded.Words(1,1): error SPL1317: 'SELF' means nothing here: " +
                "the formula is on a property of an extension block. " +
                "Measure its getter, Worded.get_Words, in a formula on another member."],
            found[0].Problems);
        Assert.Empty(found[1].Problems);
    }

    [Fact]
    public void RequirementOfAnAbstractClass_AppliesToDerivedClasses()
    {
        var found = SplRequirements.Of(typeof(Inherited).Assembly);
        Assert.Equal(["THIS.Shared < 1 s", "SELF < 1 s SPL1311"], Those("Inherited"));
        Assert.Equal(["THIS.Own < 1 s", "THIS.Shared < 1 s", "SELF[Words] < 1 s", "SELF[OwnWords] < 1 s"], Those("Heir"));
        Assert.Equal(["THIS.Own < 1 s SPL1311"], Those("Childless"));
        Assert.Equal(5, SplRequirements.Of(typeof(Inherited)).Count);

        IEnumerable<string> Those(string type) => found
            .Where(requirement =>
                $"{requirement.Location}.".StartsWith($"SplNet.Tests.Statements.Requirements.{type}.", StringComparison.Ordinal))
            .Select(static requirement => string.Join(
                ' ', requirement.Problems.Select(static problem => problem.Split(' ')[2].TrimEnd(':')).Prepend(requirement.Formula)));
    }

    [Fact]
    public void AttributeWithoutAText_IsAWrongRequirement()
    {
        var found = Assert.Single(SplRequirements.Of(typeof(Unwritten)));
        Assert.StartsWith(
            "SplNet.Tests.Statements.Requirements.Unwritten(1,1): error SPL1007: ",
            Assert.Single(found.Problems),
            StringComparison.Ordinal);
        Assert.NotEmpty(found.Name);
    }

    [Fact]
    public void Requirement_IsFoundByItsText()
    {
        foreach (var requirement in SplRequirements.Of(typeof(Library).Assembly))
        {
            var again = SplRequirement.Parse(requirement.ToString(null, null), null);
            Assert.Equal((requirement.Name, requirement.Formula, requirement.Location), (again.Name, again.Formula, again.Location));
            Assert.Equal(requirement.Problems, again.Problems);
        }

        Assert.False(SplRequirement.TryParse("nothing", null, out _));
        Assert.Throws<FormatException>(static () => SplRequirement.Parse("{}", null));
    }

    [Fact]
    public void Claims_PassAndFailInProcessesThatRunNoTest()
    {
        using var folder = new TemporaryFolder();
        var passing = Named("little work is fast").Run();
        Assert.True(passing.Passed, passing.ToString());
        Assert.Equal(["THIS.Little", "THIS.Much"], passing.Operands.Select(static operand => operand.Name));
        Assert.Contains("# 'little work is fast, SplNet.Tests.Statements.Requirements.Library", passing.Repeat, StringComparison.Ordinal);
        var failing = Assert.Throws<ExperimentFailedException>(static () => Named("much work is fast").Assert());
        Assert.Equal(Verdict.Fail, failing.ToResult().Verdict);
        Assert.Empty(folder.Processes());
        Assert.Empty(folder.Files());
    }

    [Fact]
    public void InstanceGeneratorAndOptions_AreUsed()
    {
        var result = Named("median(SELF[Keys, Sized](100)) < median(SELF[Keys, Sized](20000))").Run();
        Assert.True(result.Passed, result.ToString());
        Assert.Equal(0.05, result.Alpha);
        Assert.All(result.Operands, static operand => Assert.Equal(3, operand.Runs.Count));
    }

    [Fact]
    public void RequirementWithAMistake_IsInvalidAndMeasuresNothing()
    {
        var result = Named("SELF(1) <").Run();
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Collection(
            result.Problems,
            static problem => Assert.StartsWith(
                "SplNet.Tests.Statements.Requirements.Library.Much(1,1): error SPL1313: ", problem, StringComparison.Ordinal),
            static problem => Assert.StartsWith(
                "SplNet.Tests.Statements.Requirements.Library.Much(1,10): error SPL1008: ", problem, StringComparison.Ordinal));
        Assert.Empty(result.Operands);
    }

    [Fact]
    public void LambdaAfterARequirement_IsReachedAgain()
    {
        var requirement = Named("median(SELF) < median(Much) && allocated(THIS) <= 0 B").Run();
        Assert.True(requirement.Passed, requirement.ToString());
        var result = Watched.Run(new Experiment((little, much, allocated) => allocated(little) < allocated(much))
        {
            Options = Watched.OfBytes,
            ["little"] = Work.Of(10),
            ["much"] = Operand.Of(static () => new byte[64]),
        });
        Assert.True(result.Passed, result.ToString());
    }

    private static SplRequirement Named(string name) => SplRequirements.Of(typeof(Library)).Single(requirement => requirement.Name == name);
}
