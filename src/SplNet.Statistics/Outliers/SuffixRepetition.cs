namespace SplNet.Statistics;

/// <summary>What became of a sample whose suspect values were measured again.</summary>
/// <param name="Values">The set that was kept.</param>
/// <param name="Replaced">Every value that was ever found suspect and measured again, in order.</param>
/// <param name="Rounds">How often values were measured again.</param>
internal sealed record SuffixRepetition(IReadOnlyList<double> Values, IReadOnlyList<double> Replaced, int Rounds);
