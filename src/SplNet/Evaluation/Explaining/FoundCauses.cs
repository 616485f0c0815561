using SplNet.Causes.Code;
using SplNet.Causes.Ranking;

namespace SplNet.Evaluation.Explaining;

/// <summary>Findings as the result has them.</summary>
internal static class FoundCauses
{
    private const int MostCounts = 20;
    private const int MostMethods = 200;

    /// <summary>The explanation.</summary>
    /// <param name="findings">The findings.</param>
    /// <param name="files">The files that differ apart from the code.</param>
    /// <param name="sides">The compared operands.</param>
    /// <param name="commitOf">The commit that changed a method, with its subject; null if none is known.</param>
    public static Explanation Explanation(
        Findings findings, IReadOnlyList<string> files, ComparedSides sides, Func<Cause, string?> commitOf) => new()
        {
            Comparison = sides.Comparison,
            Before = sides.Before.Name,
            After = sides.After.Name,
            MeasuredRatio = sides.Measured.Ratio,
            CountedChange = findings.CountedChange * sides.Measured.Direction,
            Lines = [.. CauseText.Lines(findings, files, sides.Measured, commitOf)],
            Causes = [.. findings.Causes.Select(cause => Method(cause) with { Commit = commitOf(cause) })],
            SeenIn = findings.SeenIn is { } seen ? Method(seen) : null,
            Allocates = findings.Allocates is { } allocates ? Method(allocates) : null,
            ChangedMethods = [.. findings.RanOrAll.Take(MostMethods).Select(MethodKey.FullName)],
            ChangedMethodsInAll = findings.Difference.Methods.Count,
            ChangedTypes = [.. findings.Difference.Types.Select(MethodKey.FullName)],
            ChangedReferences = findings.Difference.References,
            ChangedFiles = files,
            AllocatedBytesBefore = findings.BytesBefore,
            AllocatedBytesAfter = findings.BytesAfter,
            IsExact = findings.IsExact,
            Events = [.. findings.Events.Select(Count)],
            Work = [.. findings.Work.Select(Frame)],
        };

    private static ExplainedFrame Frame(WorkFrame frame) => new()
    {
        Name = MethodKey.ReadableName(frame.Method, frame.IsOverloaded),
        Before = frame.Before,
        After = frame.After,
        Callees = [.. frame.Callees.Select(Frame)],
    };

    private static ExplainedMethod Method(Cause cause) => new()
    {
        Name = CauseText.NameOf(cause),
        FullName = MethodKey.FullName(cause.Name),
        Change = CauseText.Word(cause),
        File = cause.File is { } file ? CauseText.FileName(file) : null,
        Line = cause.Line,
        Share = cause.Share,
        Counts = [.. cause.Clues.Take(MostCounts).Select(Count)],
    };

    private static ExplainedCount Count(Clue clue) => new()
    {
        Kind = char.ToLowerInvariant(clue.Kind.ToString()[0]) + clue.Kind.ToString()[1..],
        Target =
            clue.Kind is ClueKind.SharedField or ClueKind.WrittenField or ClueKind.Implementation or ClueKind.AsyncBody or ClueKind.Tier
                ? clue.Target
                : MethodKey.FullName(clue.Target),
        Before = clue.Before,
        After = clue.After,
        BytesBefore = clue.BytesBefore,
        BytesAfter = clue.BytesAfter,
        Line = clue.Line,
        Text = CountText.Of(clue),
    };
}
