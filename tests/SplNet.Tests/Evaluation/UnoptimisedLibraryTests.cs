using System.Reflection;
using SplNet.Evaluation;
using SplNet.Evaluation.Reuse;
using SplNet.Measuring;
using SplNet.Tests.Evaluation.Reuse;
using SplNet.Tests.Unoptimised;

namespace SplNet.Tests.Evaluation;

/// <summary>Libraries behind optimised code that are not: only a process that has loaded them knows.</summary>
public class UnoptimisedLibraryTests
{
    private const string Library = "SplNet.Tests.Unoptimised";

    [Fact]
    public void CalledUnoptimisedLibrary_IsInvalidWithItsNameAndTheCommand()
    {
        var problem = Watched.Problem(Touching(static () => new PlainList().Touch()));
        Assert.StartsWith(
            $"{Library} is not optimised, and the process that measured 'touch' has loaded it", problem, StringComparison.Ordinal);
        Assert.Contains("Build in Release: dotnet test -c Release (a program: dotnet run -c Release; ", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void UnoptimisedTransitiveLibrary_IsInvalid() =>
        Assert.StartsWith(
            $"{Library} is not optimised", Watched.Problem(Touching(static () => Relay.Relay.Far())), StringComparison.Ordinal);

    [Fact]
    public void LibraryThatIsNotLoaded_DoesNotMatter()
    {
        var result = Watched.Run(Touching(static () => Relay.Relay.Near()));
        Assert.True(result.Passed, result.ToString());
        Assert.DoesNotContain(result.Notes, static note => note.Contains("optimised", StringComparison.Ordinal));
    }

    [Fact]
    public void AllowedUnoptimisedLibrary_IsMeasuredAndNotedOnce()
    {
        var experiment = Touching(static () => Relay.Relay.Far());
        experiment.Options = Watched.Quickest with { OnDebugBuild = OnDebugBuild.Measure };
        var result = Watched.Run(experiment);
        Assert.True(result.Passed, result.ToString());
        Assert.Single(result.Notes, static note => note.StartsWith($"{Library} is not optimised", StringComparison.Ordinal));
    }

    [Fact]
    public void UnoptimisedLibraryLoadedLate_IsInvalid()
    {
        var runs = new WrittenRuns(static (readings, run) => readings with { Unoptimised = run == 3 ? [Library] : [] });
        var result = new ExperimentRun(Touching(static () => 1), isolate: false, context: null, runs).Evaluate();
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Equal(2, Assert.Single(result.Operands).Runs.Count);
    }

    [Fact]
    public void OldVersion_MentionsTheProperty()
    {
        var problem = new UnoptimisedCode(Touching(static () => 1)).Of(
            Kept.Operand("touch@v1"), Kept.Readings(100) with { Unoptimised = [Library] })!.Text;
        Assert.Contains("\"properties\": \"Optimize=true\"", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void UnoptimisedRun_IsNotStored()
    {
        Assert.True(StoredRun.IsWorthKeeping(Kept.Readings(100)));
        Assert.False(StoredRun.IsWorthKeeping(Kept.Readings(100) with { Unoptimised = [Library] }));
    }

    [Fact]
    public void Package_CountsIfUserCodeReferencesIt()
    {
        Assembly[] loaded = [typeof(PlainList).Assembly, typeof(Relay.Relay).Assembly];
        Assert.Equal([Library], UnoptimisedAssemblies.Among(loaded, new HashSet<string>()));
        Assert.Equal([Library], UnoptimisedAssemblies.Among(loaded, new HashSet<string> { Library }));
        Assert.Empty(UnoptimisedAssemblies.Among(loaded, new HashSet<string> { Library, "SplNet.Tests.Relay" }));
    }

    [Fact]
    public void DependencyFile_DistinguishesPackagesFromProjects()
    {
        var packages = UnoptimisedAssemblies.Packages(
            Path.ChangeExtension(typeof(UnoptimisedLibraryTests).Assembly.Location, ".deps.json"));
        Assert.Contains("BenchmarkDotNet", packages);
        Assert.DoesNotContain(Library, packages);
    }

    private static Experiment Touching(Func<int> touch) =>
        new((touch, mean) => mean(touch) < 1.Seconds()) { Options = Watched.Quickest, ["touch"] = Operand.Of(touch) };
}
