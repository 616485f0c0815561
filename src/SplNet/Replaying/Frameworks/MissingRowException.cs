namespace SplNet.Replaying.Frameworks;

/// <summary>
/// The source of a test does not return the row that a benchmark measures. At an older revision the row may not exist yet.
/// </summary>
/// <param name="test">The name of the test.</param>
/// <param name="count">The number of rows that the source returns here.</param>
internal sealed class MissingRowException(string test, int count) : MissingMemberException(
    FormattableString.Invariant($"The row is not among the {count} that the source of {test} returns in this process. ") +
    "Generate the benchmarks again if the rows have changed; otherwise use data that do not depend on chance, time or the environment.");
