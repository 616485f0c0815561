using System.Collections.Concurrent;
using SplNet.Arguments.Generators;
using SplNet.Causes.Selection;
using SplNet.Evaluation.Explaining;
using SplNet.Evaluation.Reuse;
using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Replaying;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Selecting;

/// <summary>
/// Decides before anything is timed whether operands can run differently at another revision. Counted copies at the base show the methods
/// that an operand executes.
/// </summary>
/// <param name="kept">The executed methods of earlier processes.</param>
internal sealed class OperandSelector(CountedRuns kept)
{
    // Two processes with different data: an operand whose methods differ between them is measured.
    private static readonly int[] Seeds = [1, 2];

    // A counted copy may take several times the memory of the original (the runtime reads hexadecimal numbers).
    private static readonly Dictionary<string, string?> Variables =
        new(StringComparer.Ordinal) { ["DOTNET_GCHeapHardLimitPercent"] = "32" };

    private readonly ComparedOutputs _outputs = new();
    private readonly Lock _preparing = new();
    private readonly Dictionary<(string?, string?), string> _impossible = [];
    private readonly ConcurrentDictionary<(string Operand, string Folder, int Seed), ExecutedMethods> _counted = new();

    /// <summary>Creates one that keeps executed methods next to the built versions.</summary>
    public OperandSelector()
        : this(CountedRuns.InCache(null))
    {
    }

    /// <summary>The methods, types and files that differ between the revisions, whatever operands execute.</summary>
    public IReadOnlyList<SelectedChange> Changes => _outputs.Changes;

    /// <summary>Decides for one operand. Several threads may ask at once.</summary>
    /// <param name="experiment">An experiment that compares the operand at both revisions.</param>
    /// <param name="context">The test, the program or the requirement in which it is evaluated; null if there is none.</param>
    /// <param name="baseName">The operand at the base, as the formula calls it.</param>
    /// <param name="otherName">The operand at the other revision.</param>
    public OperandSelection Select(Experiment experiment, EvaluationContext? context, string baseName, string otherName)
    {
        try
        {
            if (experiment.Options.Isolation != Isolation.Process || context is null)
                return OperandSelection.Unknown("it is not measured in separate processes");
            if (experiment.Problems() is [var problem, ..])
                return OperandSelection.Unknown(problem.Text);
            using var source = new ProcessRunSource(context, experiment.Site, experiment.Options);
            return Select(experiment, context.Origin, source, baseName, otherName);
        }
        catch (Exception failure) when (failure is not OperationCanceledException)
        {
            return OperandSelection.Unknown(failure is SplNetException ? failure.Message : FailureText.Of(failure));
        }
    }

    private OperandSelection Select(
        Experiment experiment, ExperimentOrigin origin, ProcessRunSource source, string baseName, string otherName)
    {
        var operands = experiment.MeasuredOperands();
        BuildDifference difference;
        CountedOutput output;
        string folder;
        var (before, after) = (operands.Single(operand => operand.Name == baseName), operands.Single(operand => operand.Name == otherName));
        var revisions = (before.Operand.Revision?.ToString(), after.Operand.Revision?.ToString());

        // Versions are found and built once; the next operand uses what the one before it has built.
        lock (_preparing)
        {
            // A build that fails would fail once for each operand.
            if (_impossible.TryGetValue(revisions, out var known))
                return OperandSelection.Unknown(known);
            if (source.Prepare(operands, new MeasureSettings(1, null)) is { } impossible)
                return OperandSelection.Unknown(_impossible[revisions] = impossible.Text);
            folder = source.FolderOf(before);
            var tests = Path.GetFileName(source.TestsPath);
            IReadOnlyList<string> exchanged = [.. source.ExchangedLibraries];
            difference = _outputs.Between(folder, source.FolderOf(after), tests, exchanged);
            if (difference.ForAll is { } all)
                return all;
            output = CountedOutputs.Of(folder, LibraryFiles.In(folder, tests, exchanged));
        }

        if (output.Library.Notes is [var uncounted, ..])
            return OperandSelection.Unknown(uncounted);
        var key = CountedRuns.KeyOf(before, experiment, origin, folder);
        var runs = new List<ExecutedMethods>();
        foreach (var seed in Seeds)
        {
            var (executed, failure) = Executed(experiment, origin, source, before, output, folder, key, seed);
            if (executed is null)
                return OperandSelection.Unknown($"its counted copy could not be run: {failure}");
            runs.Add(executed);

            // It is measured, whatever the next process executes.
            if (SelectionRule.Decide(difference, runs) is { Kind: SelectionKind.Affected } affected)
                return affected;
        }

        return SelectionRule.Decide(difference, runs);
    }

    private (ExecutedMethods? Methods, string? Failure) Executed(
        Experiment experiment, ExperimentOrigin origin, ProcessRunSource source, MeasuredOperand operand, CountedOutput output,
        string folder, string? key, int seed)
    {
        var name = (key ?? $"{RunConditions.OriginOf(origin, experiment.Site)} {operand.Name}", folder, seed);
        if (_counted.TryGetValue(name, out var known))
            return (known, null);
        if (key is not null && kept.Read(key, seed) is { } earlier)
            return (_counted[name] = earlier, null);
        var outcome = source.Run(operand, output.PlaceOf, Variables, Settings(experiment, seed), experiment.Options.LaunchTimeout);
        if (outcome.Readings?.Counted is not { } counted)
            return (null, outcome.Failure);
        var executed = _counted[name] = ExecutedMethods.From(output.Library, counted.Earlier, counted.Counters);
        if (key is not null)
            kept.Keep(key, seed, executed);
        return (executed, null);
    }

    private static MeasureSettings Settings(Experiment experiment, int seed) => new(1, null)
    {
        Seed = DerivedSeed.Of(experiment.Options.Seed ?? 1, seed),
        CountedOperations = MeasureSettings.AsManyAsFit,
        CountedWarmUps = 2,
        IsLater = true,
    };
}
