using SplNet.Tool.Reporting;
using SplNet.Tool.Sharding;

namespace SplNet.Tool.Merging;

/// <summary>The documents of the parts of one whole.</summary>
/// <param name="Documents">One for each part that is there, in the order of the parts.</param>
/// <param name="Shard">The description of the whole in them.</param>
internal sealed record Parts<TDocument>(IReadOnlyList<TDocument> Documents, MeasuredShard Shard)
    where TDocument : IMeasuredPart
{
    /// <summary>Why no part measured something; the missing parts are named.</summary>
    public string Missing => Enumerable.Range(1, Shard.Count).Except(Documents.Select(static document => document.Shard!.Number))
        .ToList() is [var first, ..] missing
        ? $"Not measured: the document of part {string.Join(", ", missing)} of {Shard.Count} is missing. " +
            $"Name it too, or measure it: --shard {first}/{Shard.Count}."
        : "No part measured it. Give all parts the same --durations, or none.";

    /// <summary>Reads them. A part that is named twice counts once.</summary>
    /// <param name="files">The documents and their files.</param>
    /// <exception cref="SplNetException">They are not parts of one whole.</exception>
    public static Parts<TDocument> Of(IReadOnlyList<(string File, TDocument Document)> files)
    {
        var first = Required(files[0]);
        var byNumber = new SortedDictionary<int, (string File, TDocument Document)>();
        foreach (var one in files)
        {
            var shard = Required(one);
            if (shard.Count != first.Count || !shard.All.SequenceEqual(first.All, StringComparer.Ordinal))
                throw new SplNetException(
                    $"{files[0].File} and {one.File} do not belong together: their requirements or numbers of parts differ. " +
                    "Name the parts of one run.");
            if (!byNumber.TryAdd(shard.Number, one)
                && DocumentJson.Write(byNumber[shard.Number].Document) != DocumentJson.Write(one.Document))
                throw new SplNetException(
                    $"{byNumber[shard.Number].File} and {one.File} are both part {shard.Number} of {shard.Count}, but differ. " +
                    "Leave out one of them.");
        }

        return new Parts<TDocument>([.. byNumber.Values.Select(static one => one.Document)], first);
    }

    /// <summary>Throws if two parts measured the same.</summary>
    /// <param name="keys">The measurements of the parts.</param>
    /// <exception cref="SplNetException">They did.</exception>
    public static void RefuseTwice(IEnumerable<string> keys)
    {
        var seen = new HashSet<string>(StringComparer.Ordinal);
        if (keys.FirstOrDefault(key => !seen.Add(key)) is { } twice)
            throw new SplNetException($"Two parts measured '{twice}'. Give all parts the same --durations, or none.");
    }

    private static MeasuredShard Required((string File, TDocument Document) one) =>
        one.Document.Shard ?? throw new SplNetException($"{one.File} is a complete result, not a part. There is nothing to merge.");
}
