using SplNet.Mutations.Mutants;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;
using SplNet.Tool.Mutating.Controlling;
using SplNet.Tool.Mutating.Screening;

namespace SplNet.Tool.Mutating.Running;

/// <summary>Describes each test, and measures the delays that it detects if requested.</summary>
/// <param name="context">The shared state of all steps.</param>
/// <param name="baseline">The counts of the tests without a mutant.</param>
internal sealed class TestsStep(RunContext context, ScreenedBaseline baseline)
{
    /// <summary>The tests.</summary>
    /// <param name="screened">The screening of the mutants.</param>
    /// <param name="measured">The measured run.</param>
    public IReadOnlyList<SuiteTest> Run(Dictionary<string, MutantScreening> screened, MeasuredRun measured)
    {
        var uncounted = baseline.Uncounted.ToDictionary(static one => one.Test.Name, static one => one.Why, StringComparer.Ordinal);
        var delays = new DelayPlan(context.Project, context.Measuring, context.Library);
        var waits = context.Mutants.Results.Select(static one => one.Mutant).Where(static one => one.Operator == new Hwo().Id).ToList();
        if (context.Request.Doses.Count > 0 && waits.Count == 0)
            context.Notes.Add("No delays were planted, because --doses needs mutants of the operator HWO. There are none.");
        return
        [
            .. context.Suites.Tests.Tests.Select(test =>
            {
                var reported = TestBaseline.Of(
                    test.Name, context.Suites.NamesOf(test), measured.Of(test.Name), uncounted.GetValueOrDefault(test.Name));
                return reported.Nanoseconds is not { } nanoseconds || context.Request.Doses.Count == 0 || context.HasSpent(1)
                    ? reported
                    : With(reported, delays, test, nanoseconds, Places(waits, test.Name, screened));
            }),
        ];
    }

    private SuiteTest With(
        SuiteTest reported, DelayPlan delays, PerformanceTest test, double nanoseconds, IReadOnlyList<(Mutant Mutant, double Hits)> places)
    {
        context.Progress.Step($"Planting delays for {test.Name}.");
        var planted = context.Steps.Do(() => delays.Measure(test, nanoseconds, places, context.Request.Doses), static (times, seconds) =>
            times with { Controls = times.Controls + seconds });
        return reported with { Delays = planted, Sensitivity = Sensitivity.Of(planted) };
    }

    private static IReadOnlyList<(Mutant Mutant, double Hits)> Places(
        List<Mutant> waits, string test, Dictionary<string, MutantScreening> screened) =>
        [.. waits.Where(wait => screened.ContainsKey(wait.Id))
            .Select(wait => (wait, screened[wait.Id].Pairs.FirstOrDefault(pair => pair.Test == test)?.Hits ?? 0))];
}
