using SplNet.Measuring;
using SplNet.Statements.Experiments;
using SplNet.Values.Messages;
using SplNet.Versions.Builds;

namespace SplNet.Evaluation;

/// <summary>Code without optimisation that only the measuring process has found: libraries that the named code calls.</summary>
/// <param name="experiment">The experiment.</param>
internal sealed class UnoptimisedCode(Experiment experiment)
{
    private readonly Lazy<IReadOnlyList<string>> _known = new(() => [.. BuildGuard.Unoptimised(experiment).Select(static one => one.Name)]);

    /// <summary>True if such code must not be measured.</summary>
    public bool IsRefused => experiment.Options.OnDebugBuild == OnDebugBuild.Refuse;

    /// <summary>Gets the message about a run; null if all that it has loaded is optimised, or was reported before.</summary>
    /// <param name="operand">The measured operand.</param>
    /// <param name="readings">The run.</param>
    public ResultMessage? Of(MeasuredOperand operand, RunReadings readings)
    {
        if (readings.Unoptimised.Length == 0
            || readings.Unoptimised.Except(_known.Value, StringComparer.Ordinal).ToList() is not { Count: > 0 } found)
            return null;
        var (are, them) = found.Count == 1 ? ("is", "it") : ("are", "them");
        return (IsRefused ? MessageRules.Unoptimised : MessageRules.UnoptimisedAccepted).Of(
            $"{string.Join(", ", found)} {are} not optimised, and the process that measured '{operand.Name}' has loaded {them}: " +
            $"that says nothing about the speed of the optimised code. {Advice(operand)}");
    }

    private string Advice(MeasuredOperand operand)
    {
        if (!IsRefused)
            return "It was measured anyway, as OnDebugBuild allows.";
        return $"{(operand.Operand.Revision is null
            ? $"{BuildGuard.Command}. Where that was done, {BuildGuard.Again}."
            : Remedy.Optimised)} {Remedy.Unoptimised}";
    }
}
