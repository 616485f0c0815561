namespace SplNet.Statistics;

/// <summary>The result of repeating the suspect measurements of a sample.</summary>
/// <param name="Values">The kept set.</param>
/// <param name="Replaced">Every value that was ever found suspect and measured again, in order.</param>
/// <param name="Rounds">The number of repetitions.</param>
internal sealed record SuffixRepetition(IReadOnlyList<double> Values, IReadOnlyList<double> Replaced, int Rounds);
