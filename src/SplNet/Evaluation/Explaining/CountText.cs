using System.Globalization;
using SplNet.Causes.Code;
using SplNet.Causes.Ranking;

namespace SplNet.Evaluation.Explaining;

/// <summary>Formats counts for people.</summary>
internal static class CountText
{
    private const double Whole = 100;

    /// <summary>One count of a method or a struct.</summary>
    public static string Of(Clue count)
    {
        var name = MethodKey.ReadableName(count.Target, count.IsOverloaded);
        var elsewhere = MethodKey.ReadableName(count.Elsewhere, count.IsElsewhereOverloaded);
        var text = count.Kind switch
        {
            ClueKind.Calls when count.Overload is { } other =>
                $"{MethodKey.ReadableNameWithParameters(count.Target)} {Change(count)} calls/op, {MethodKey.ReadableNameWithParameters(
                    other.Target)} {Number(other.Before)} → {Number(other.After)}{(count.BytesBefore == count.BytesAfter
                        ? string.Empty
                        : $", {Bytes(count)} in place of {Number(other.BytesBefore)} → {Number(other.BytesAfter)} B/op")}",
            ClueKind.Calls when count.BytesBefore != count.BytesAfter => $"{name} {Change(count)} calls/op, {Bytes(count)}",
            ClueKind.Calls => $"{name} {Change(count)} calls/op",
            ClueKind.BytesOfCalls => $"{name} {Number(count.After)} calls/op, {Bytes(count)}",
            ClueKind.SlowerCalls => $"{name} {Number(count.After)} calls/op, each with {(count.IsFaster ? "less" : "more")} to do",
            ClueKind.Objects =>
                $"{(name.StartsWith("new ", StringComparison.Ordinal) ? name : "new " + name)} {Change(count)}/op, {Bytes(count)}",
            ClueKind.Boxes => $"boxes {name} {Change(count)}/op, {Bytes(count)}",
            ClueKind.Instructions => $"own code {Change(count)} IL instructions/op",
            ClueKind.Exceptions => $"exceptions caught {Change(count)}/op",
            ClueKind.Thrown => $"{name} thrown {Change(count)}/op",
            ClueKind.Tier => $"{ShortName(count.Target)} {TierText.Of(count.Before)} → {TierText.Of(count.After)}",
            ClueKind.Contentions => $"waits for locks {Change(count)}/op",
            ClueKind.Collections => $"collections {Change(count)}/op",
            ClueKind.Entries => $"entered {Change(count)} times/op",
            ClueKind.Copies => $"copies of {name} {Change(count)}/op",
            ClueKind.Size => $"{Number(count.Before)} → {Number(count.After)} bytes",
            ClueKind.SharedField => $"its changed lines touch {count.Target}, which {elsewhere} reads",
            ClueKind.WrittenField => $"writes {count.Target}, which {elsewhere} reads",
            ClueKind.CalledBack when count.Before != count.After => $"is called by what {elsewhere} calls {Change(count)} times/op",
            ClueKind.CalledBack => $"is called back by what {elsewhere} calls",
            ClueKind.OtherArguments => $"calls {elsewhere}, which has not changed and does otherwise in each call",
            ClueKind.LeftOver => $"did otherwise, and {elsewhere}, which has not changed, does so too",
            ClueKind.AsyncBody => $"compiled differently: {count.Target}",
            ClueKind.SetUpAlone => $"ran in set-up alone; what it made there may be why {elsewhere}, which has not changed, does otherwise",
            _ => $"runtime flags {count.Target}, entered {Number(count.After)} times/op",
        };
        return count.Line > 0 && count.Kind is ClueKind.Calls or ClueKind.BytesOfCalls or ClueKind.Objects or ClueKind.Boxes
            ? $"{text} (line {count.Line.ToString(CultureInfo.InvariantCulture)})"
            : text;
    }

    // Of a full name the type and the method.
    private static string ShortName(string name) => string.Join('.', name.Split('.')[^Math.Min(2, name.Split('.').Length)..]);

    /// <summary>A number per operation.</summary>
    public static string Number(double value) =>
        value.ToString(value == Math.Round(value) || Math.Abs(value) >= Whole ? "N0" : "0.##", CultureInfo.InvariantCulture);

    private static string Change(Clue count) => $"{(count.IsExact ? string.Empty : "≈ ")}{Number(count.Before)} → {Number(count.After)}";

    private static string Bytes(Clue count) => $"{Number(count.BytesBefore)} → {Number(count.BytesAfter)} B/op";
}
