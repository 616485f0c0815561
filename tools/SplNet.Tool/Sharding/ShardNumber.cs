using System.Globalization;

namespace SplNet.Tool.Sharding;

/// <summary>The part of all measurements, for machines that share them.</summary>
/// <param name="Number">Which part, from 1.</param>
/// <param name="Count">How many parts there are.</param>
internal sealed record ShardNumber(int Number, int Count)
{
    private const string Automatic = "auto";

    /// <summary>
    /// Reads <c>2/5</c>, the second of five parts; <c>auto</c>, the part that belongs to this job; or <c>auto/5</c>, if the engine does not
    /// provide the number of jobs.
    /// </summary>
    /// <param name="text">The text.</param>
    /// <param name="variable">The value of a variable of the environment; null if it is not set.</param>
    /// <exception cref="SplNetException">It is not one of these, or the number of this job is unknown.</exception>
    public static ShardNumber Read(string text, Func<string, string?> variable) => text.Split('/') switch
    {
        [Automatic] => ShardEngine.Find(variable, given: null),
        [Automatic, var count] when Whole(count) is { } all => ShardEngine.Find(variable, all),
        [var number, var count] when Whole(number) is { } which && Whole(count) is { } all && which <= all => new ShardNumber(which, all),
        _ => throw new SplNetException($"--shard is '{text}'; it must be a part of several, for example 2/5, or auto."),
    };

    /// <inheritdoc/>
    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Number}/{Count}");

    private static int? Whole(string text) =>
        int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var value) && value >= 1 ? value : null;
}
