using SplNet.Causes.Code;
using SplNet.Causes.Work;

namespace SplNet.Causes.Ranking;

/// <summary>The differences in the counts of a method on both sides, the weightiest first.</summary>
/// <param name="before">The work of the older side.</param>
/// <param name="after">The work of the newer side.</param>
/// <param name="direction">1 if more is looked for, -1 if less.</param>
internal sealed class MethodClues(WorkTable before, WorkTable after, int direction)
{
    private const double ReportThreshold = 0.5;
    private const double EntryWeight = 5;
    private const double LeastCallWeight = 2;
    private const double ClearlySlower = 1.5;

    /// <summary>The evidence.</summary>
    public IEnumerable<Clue> Of(string method)
    {
        var (was, now) = (before[method], after[method]);
        var isExact = was.IsExact && now.IsExact;
        var all = Calls(was, now).Concat(Allocations(was, now)).Concat(Own(was, now)).Select(one => one with { IsExact = isExact })
            .ToList();
        var weighty = all.Where(static one => one.Weight > ReportThreshold).OrderByDescending(static one => one.Weight).ToList();
        if (!after.WeighsBytes)
            return weighty;

        // Calls and instructions allocate nothing.
        var sites = all.Where(static one => one.Kind != ClueKind.Copies).SelectMany(one => Sites(one, was, now));
        var bytes = sites.Where(one => MoreBytes(one) >= 1).OrderByDescending(MoreBytes).ToList();
        return bytes.Count > 0 ? bytes : weighty;

        double MoreBytes(Clue clue) => (clue.BytesAfter - clue.BytesBefore) * direction;
    }

    // The sum over several sites would hide which of them allocates more.
    private static IEnumerable<Clue> Sites(Clue clue, MethodWork was, MethodWork now)
    {
        var (old, @new) = clue.Kind switch
        {
            ClueKind.Objects => (was.Allocated, now.Allocated),
            ClueKind.Boxes => (was.Boxed, now.Boxed),
            _ => (was.Leaving, now.Leaving),
        };
        var (before, after) = (old.SitesOf(clue.Target), @new.SitesOf(clue.Target));
        var pairs = before.Count > 1 || after.Count > 1 ? PairedSites.Of(before, after) : [];
        return pairs.Count == 0
            ? [clue]
            : pairs.Select(
                pair => Between(KindAt(pair), clue.Target, pair.Before, pair.After) with { IsExact = clue.IsExact, Weight = clue.Weight });

        ClueKind KindAt((Tally Before, Tally After) pair) =>
            clue.Kind is ClueKind.Objects or ClueKind.Boxes ? clue.Kind : KindOf(pair.Before, pair.After);
    }

    private IEnumerable<Clue> Calls(MethodWork was, MethodWork now)
    {
        foreach (var target in was.Leaving.Keys.Union(now.Leaving.Keys, StringComparer.Ordinal))
        {
            var (old, @new) = (was.Leaving[target], now.Leaving[target]);
            var kind = KindOf(old, @new);
            if (kind != ClueKind.SlowerCalls || IsClear(old, @new))
                yield return Between(kind, target, old, @new) with
                {
                    Weight = (@new.Nanoseconds - old.Nanoseconds) * direction,
                    IsFaster = @new.Nanoseconds < old.Nanoseconds,
                    Overload = Overload(target, was.Leaving, now.Leaving),
                };
        }

        foreach (var target in was.Inside.Keys.Union(now.Inside.Keys, StringComparer.Ordinal))
        {
            var (old, @new) = (was.Inside[target], now.Inside[target]);
            yield return Between(ClueKind.Calls, target, old, @new) with
            {
                Weight = (@new.Count - old.Count) * direction * Math.Max(LeastCallWeight, WeightPerEntry(target)),
                Overload = Overload(target, was.Inside, now.Inside),
            };
        }
    }

    // Has the same name, and is called less where this one is called more: without its parameters the name would be misleading.
    private static Clue? Overload(string target, Tallies was, Tallies now)
    {
        var change = now[target].Count - was[target].Count;
        return change == 0 ? null : was.Keys.Union(now.Keys, StringComparer.Ordinal)
            .Where(other => other != target && (now[other].Count - was[other].Count) * change < 0
                && MethodKey.ReadableName(other) == MethodKey.ReadableName(target))
            .Select(other => new Clue(ClueKind.Calls, other, was[other].Count, now[other].Count)
            {
                BytesBefore = was[other].Bytes,
                BytesAfter = now[other].Bytes,
            })
            .MaxBy(static other => Math.Abs(other.After - other.Before));
    }

    private static ClueKind KindOf(Tally old, Tally @new)
    {
        if (old.Count != @new.Count)
            return ClueKind.Calls;

        // Bytes that differ between runs of one side, as where a call suspends by chance, must differ more between the sides.
        return Math.Abs(@new.Bytes - old.Bytes) >= 1 + old.BytesSpread + @new.BytesSpread ? ClueKind.BytesOfCalls : ClueKind.SlowerCalls;
    }

    private bool IsClear(Tally old, Tally @new) =>
        direction > 0 ? @new.Nanoseconds > ClearlySlower * old.Nanoseconds : old.Nanoseconds > ClearlySlower * @new.Nanoseconds;

    private IEnumerable<Clue> Allocations(MethodWork was, MethodWork now) =>
        Made(ClueKind.Objects, was.Allocated, now.Allocated).Concat(Made(ClueKind.Boxes, was.Boxed, now.Boxed));

    private IEnumerable<Clue> Made(ClueKind kind, Tallies was, Tallies now)
    {
        foreach (var type in was.Keys.Union(now.Keys, StringComparer.Ordinal))
        {
            var (old, @new) = (was[type], now[type]);
            yield return Between(kind, type, old, @new) with
            {
                Weight = (((@new.Bytes - old.Bytes) * Weights.AllocatedByte) + ((@new.Count - old.Count) * Weights.Object)) * direction,
            };
        }
    }

    private IEnumerable<Clue> Own(MethodWork was, MethodWork now)
    {
        yield return Counted(ClueKind.Instructions, was.Instructions, now.Instructions, Weights.Instruction);
        yield return Counted(ClueKind.Exceptions, was.Caught, now.Caught, Weights.Exception);
        yield return Counted(ClueKind.Entries, was.Entries, now.Entries, EntryWeight);
        foreach (var type in was.Copied.Keys.Union(now.Copied.Keys, StringComparer.Ordinal))
            yield return Between(ClueKind.Copies, type, was.Copied[type], now.Copied[type]) with
            {
                Weight = (now.Copied[type].Bytes - was.Copied[type].Bytes) * Weights.CopiedByte * direction,
            };
    }

    private Clue Counted(ClueKind kind, double old, double @new, double weight) =>
        new(kind, string.Empty, old, @new) { Weight = (@new - old) * direction * weight };

    private static Clue Between(ClueKind kind, string target, Tally old, Tally @new) =>
        new(kind, target, old.Count, @new.Count) { BytesBefore = old.Bytes, BytesAfter = @new.Bytes, Line = @new.Line };

    // The entries of a constructor count for its class.
    private double WeightPerEntry(string method)
    {
        var work = before[method].Entries > 0 ? before[method] : after[method];
        return work.Entries > 0 ? work.Weight / work.Entries : 0;
    }
}
