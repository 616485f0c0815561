namespace SplNet.Benchmarks;

/// <summary>
/// An operation of the library whose history is recorded: a class with one method, whose time is in proportion to its rounds.
/// </summary>
/// <param name="Class">The class.</param>
/// <param name="Step">What is done in each step of a round: a chain, so that it takes as long wherever it lies.</param>
internal sealed record RecordedSeries(string Class, string Step)
{
    /// <summary>The rounds of each operation at the first commit: so many that 1.5 % are whole ones.</summary>
    public const int Rounds = 200;

    private const int Size = 100;

    /// <summary>All of them; those with changes come first.</summary>
    public static IReadOnlyList<RecordedSeries> All { get; } =
    [
        new("Checksums", "sum = (sum * 31) ^ index;"),
        new("Divisions", "sum = (sum + 1_000_000) / index;"),
        new("Roots", "sum = (int)System.Math.Sqrt(sum + index);"),
        new("Shifts", "sum = (sum << 3) - sum + (index & 7);"),
        new("Remainders", "sum = (sum + 1_000_000) % (index + 7);"),
        new("Products", "sum = (int)(((long)sum * index) >> 3) + 1;"),
        new("Bits", "sum += System.Numerics.BitOperations.PopCount((uint)(sum + index));"),
        new("Mixes", "sum = int.RotateLeft(sum, 5) * 3;"),
    ];

    /// <summary>The requirement, which always holds: what is kept is what was measured.</summary>
    public string Requirement => FormattableString.Invariant($"{Class}: {Class}.Of({Size}) < 1 s");

    /// <summary>The source of the class.</summary>
    /// <param name="rounds">How many rounds it takes.</param>
    public string Source(int rounds) => FormattableString.Invariant($$"""
        namespace Numbers;

        public static class {{Class}}
        {
            public static int Of(int size)
            {
                var sum = 1;
                for (var round = 0; round < {{rounds}}; round++)
                {
                    for (var index = 1; index <= size; index++)
                        {{Step}}
                }

                return sum;
            }
        }
        """);
}
