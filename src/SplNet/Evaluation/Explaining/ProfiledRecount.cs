using SplNet.Arguments.Generators;
using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Values;
using SplNet.Values.Messages;
using SplNet.Versioning;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation.Explaining;

/// <summary>
/// After the verdict: an operand that allocates more than its limit is counted once more, if anything may keep the runtime from optimising
/// its code with a profile. Such code keeps allocations that a profile removes (docs/allocations.md). The verdict does not change.
/// </summary>
/// <param name="experiment">The experiment.</param>
/// <param name="source">Runs operands again.</param>
/// <param name="seed">The seed of the experiment.</param>
internal sealed class ProfiledRecount(Experiment experiment, ICountingSource source, int seed)
{
    // Each costs a process.
    private const int MostLimits = 3;

    // On a busy machine a warm-up may end at its time limit, before the runtime has optimised the code.
    private const int MostCounts = 3;

    // A slower operation is called less often than the runtime asks for (Steadiness); with this threshold a few calls are enough.
    private const double SlowNanoseconds = 29e6;
    private const string Threshold = RuntimeSetting.Prefix + "TC_CallCountThreshold";
    private const string FewCalls = "2";

    private static readonly Dictionary<string, string?> Unchanged = new(StringComparer.Ordinal);

    /// <summary>A note for each limit that holds with a profile.</summary>
    /// <param name="operands">The measured operands.</param>
    /// <param name="result">The results.</param>
    public IReadOnlyList<ResultMessage> Notes(IReadOnlyList<MeasuredOperand> operands, ExperimentResult result) =>
        [.. FailedByteLimit.Of(experiment, operands, result).Take(MostLimits).Select(NoteOrFailure).OfType<string>()
            .Select(MessageRules.ProfiledLimit.Of)];

    // No failure here may change a verdict.
    private string? NoteOrFailure(FailedByteLimit limit)
    {
        try
        {
            return Note(limit);
        }
        catch (Exception failure) when (failure is not OperationCanceledException)
        {
            return Unknown(limit, FailureText.Of(failure));
        }
    }

    private static string Unknown(FailedByteLimit limit, string? failure) =>
        $"'{limit.Operand.Name}' could not be counted with the runtime's defaults, " +
        $"so it is unknown whether it would allocate less: {failure}";

    private string? Note(FailedByteLimit limit)
    {
        var folder = source.FolderOf(limit.Operand);
        var aggressive = LibraryFiles.In(folder, Tests, source.ExchangedLibraries)
            .Where(file => AggressiveOptimization.Methods(Path.Combine(folder, file)).Count > 0).ToList();
        var hindrances = Hindrances(limit, folder, aggressive);
        if (hindrances.Count == 0)
            return null;
        var outcome = Count(limit, folder, aggressive);
        for (var counts = 1; counts < MostCounts && IsUnsettled(limit, outcome); counts++)
            outcome = Count(limit, folder, aggressive);
        if (outcome.Readings is not { Metrics: [var bytes] })
            return Unknown(limit, outcome.Failure);
        if (IsUnsettled(limit, outcome))
            return Unknown(limit, "its code was still being optimised at the time limit of the warm-up");
        if (!limit.Allows(bytes))
            return null;
        var advice = string.Join(" and ", hindrances.Select(static one => one.Advice).Distinct(StringComparer.Ordinal));
        return $"'{limit.Operand.Name}' allocates {Bytes(limit.Result.AllocatedBytes)} because of " +
            $"{string.Join(" or ", hindrances.Select(static one => one.Reason))}. "
            + $"Otherwise it allocates {Bytes(bytes)} and the claim holds (counted in one more process). " +
            $"{char.ToUpperInvariant(advice[0])}{advice[1..]}, or raise the limit.";
    }

    private static bool IsUnsettled(FailedByteLimit limit, LaunchOutcome outcome) =>
        outcome.Readings is { WarmUpCapped: true, Metrics: [var bytes] } && !limit.Allows(bytes);

    private string Tests => Path.GetFileName(source.TestsPath);

    private List<Hindrance> Hindrances(FailedByteLimit limit, string folder, List<string> aggressive)
    {
        List<Hindrance> found = [.. ProfileSettings.Off(
            limit.Operand.Operand.Environment, Path.Combine(folder, Path.ChangeExtension(Tests, ".runtimeconfig.json")))
            .Select(Hindrance.OfSetting)];
        if (aggressive.Count > 0)
            found.Add(Hindrance.OfMethods(aggressive.Select(file => Path.Combine(folder, file))));
        if (IsSlow(limit))
            found.Add(Hindrance.OfFewCalls(limit.Result.Nanoseconds));
        return found;
    }

    private LaunchOutcome Count(FailedByteLimit limit, string folder, List<string> aggressive)
    {
        var profiled = ProfileSettings.Defaults.Aggregate(
            limit.Operand.Operand, static (changed, setting) => changed.With(setting.Key, setting.Value));
        var operand = limit.Operand with { Operand = IsSlow(limit) ? profiled.With(Threshold, FewCalls) : profiled };
        if (aggressive.Count == 0)
            return Run(operand, static path => path);
        using var copy = new PrivateFolder();
        var output = copy.Combine("output");
        FileTree.Copy(folder, output);
        foreach (var file in aggressive)
            AggressiveOptimization.Set(Path.Combine(output, file), isOn: false);
        return Run(operand, path => CopiedPlace.Of(path, folder, output));
    }

    // As many iterations as usual, so that slow operations are called often enough before their bytes are counted.
    private LaunchOutcome Run(MeasuredOperand operand, Func<string, string> placeOf)
    {
        var settings = new MeasureSettings(
            Math.Max(experiment.Options.Iterations, ExperimentOptions.UsualIterations), experiment.Options.IterationTime?.TotalNanoseconds)
            {
                Seed = DerivedSeed.Of(seed, 1),
                IsLater = true,
                Metrics = [Estimators.Allocated],
            };
        return source.Run(operand, placeOf, Unchanged, settings, experiment.Options.LaunchTimeout);
    }

    private static bool IsSlow(FailedByteLimit limit) => limit.Result.Nanoseconds >= SlowNanoseconds;

    private static string Bytes(double bytes) => Quantity.Format(bytes, MetricUnit.Bytes);
}
