using System.Diagnostics;
using System.Reflection;
using System.Reflection.Emit;
using SplNet.Evaluation;
using SplNet.Tests.Unoptimised;

namespace SplNet.Tests.Evaluation;

/// <summary>Code that must not be measured.</summary>
public class BuildGuardTests
{
    [Fact]
    public void OptimisedCode_IsMeasured() => Assert.Empty(BuildGuard.Problems(Touching(Work.Of(1)), debuggerAttached: false));

    [Fact]
    public void AttachedDebugger_IsRefusedWithAdvice() => Assert.Equal(
        "A debugger is attached, and code runs differently under it. Run the test without it.",
        Assert.Single(BuildGuard.Problems(Touching(Work.Of(1)), debuggerAttached: true)).Text);

    [Fact]
    public void CalledDelegateOfADebugBuild_IsRefusedWithTheCommand() => AssertRefused(Operand.Of(new PlainList().Touch));

    [Fact]
    public void CalledMethodOfADebugBuild_IsRefusedWithTheCommand() =>
        AssertRefused(new MethodOperand(FunctorFactory.Create(new PlainList(), static list => list.Touch())));

    [Fact]
    public void InterfaceTargetOfADebugBuild_IsRefusedWithTheCommand() =>
        AssertRefused(new MethodOperand(FunctorFactory.Create<IComparer<int>, int>(new PlainList(), static list => list.Compare(1, 2))));

    [Fact]
    public void DebugBuild_IsInvalidBeforeMeasuring()
    {
        var result = Watched.Run(Touching(Operand.Of(new PlainList().Touch)));
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Contains("SplNet.Tests.Unoptimised is a Debug build", Assert.Single(result.Problems), StringComparison.Ordinal);
        Assert.Empty(result.Operands);
    }

    // The command that a Debug build asks for is the one that was run here.
    [Fact]
    public void ReleaseBuildWithoutOptimisation_IsRefusedWithTheCompileCommand()
    {
        var problem = Assert.Single(
            BuildGuard.Problems(Touching(Operand.Of(Unoptimised("My.Release", "Release"))), debuggerAttached: false)).Text;
        Assert.StartsWith(
            "My.Release was built in Release, but not optimised, which says nothing about the speed of the optimised code. " +
            "Optimize must be true: look for ",
            problem,
            StringComparison.Ordinal);
        Assert.EndsWith("compile it again: dotnet build -c Release --no-incremental.", problem, StringComparison.Ordinal);
        Assert.DoesNotContain("dotnet test", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void BuildsOfBothKinds_AreReportedWithTheirRemedies()
    {
        var experiment = new Experiment((debug, release, mean) => mean(debug) < mean(release))
        {
            ["debug"] = Operand.Of(Unoptimised("My.Debug", "Debug")),
            ["release"] = Operand.Of(Unoptimised("My.Release", "release")),
        };
        var problems = BuildGuard.Problems(experiment, debuggerAttached: false).Select(static one => one.Text).ToList();
        Assert.Equal(2, problems.Count);
        Assert.StartsWith("My.Debug is a Debug build, ", problems[0], StringComparison.Ordinal);
        Assert.StartsWith("My.Release was built in Release, but not optimised, ", problems[1], StringComparison.Ordinal);
    }

    [Fact]
    public void AllowedDebugBuild_IsMeasuredAndNoted()
    {
        var experiment = Touching(Operand.Of(new PlainList().Touch));
        experiment.Options = Watched.Quickest with { OnDebugBuild = OnDebugBuild.Measure };
        var result = Watched.Run(experiment);
        Assert.NotEqual(Verdict.Invalid, result.Verdict);
        Assert.Contains(result.Notes, static note => note.Contains("is a Debug build", StringComparison.Ordinal));
    }

    private static Func<int> Unoptimised(string name, string configuration)
    {
        var assembly = AssemblyBuilder.DefineDynamicAssembly(
            new AssemblyName(name),
            AssemblyBuilderAccess.Run,
            [
                new CustomAttributeBuilder(
                    typeof(DebuggableAttribute).GetConstructor([typeof(DebuggableAttribute.DebuggingModes)])!,
                    [DebuggableAttribute.DebuggingModes.DisableOptimizations]),
                new CustomAttributeBuilder(typeof(AssemblyConfigurationAttribute).GetConstructor([typeof(string)])!, [configuration]),
            ]);
        var type = assembly.DefineDynamicModule(name).DefineType("Content", TypeAttributes.Public);
        var code = type.DefineMethod("Touch", MethodAttributes.Public | MethodAttributes.Static, typeof(int), []).GetILGenerator();
        code.Emit(OpCodes.Ldc_I4_1);
        code.Emit(OpCodes.Ret);
        return type.CreateType().GetMethod("Touch")!.CreateDelegate<Func<int>>();
    }

    private static Experiment Touching(Operand touch) =>
        new((touch, mean) => mean(touch) < 1.Seconds()) { Options = Watched.Quickest, ["touch"] = touch };

    private static void AssertRefused(Operand operand)
    {
        var problem = Assert.Single(BuildGuard.Problems(Touching(operand), debuggerAttached: false)).Text;
        Assert.Contains("SplNet.Tests.Unoptimised is a Debug build", problem, StringComparison.Ordinal);
        Assert.Contains("dotnet test -c Release", problem, StringComparison.Ordinal);
    }
}
