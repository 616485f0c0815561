namespace SplNet.Integration.Tests;

/// <summary>A library whose formulas and experiments are right.</summary>
internal static class CleanProject
{
    public const string Source = """
        using SplNet;

        namespace User;

        public static class Lists
        {
            [Spl("SELF[Lists.Numbers](10) <= Lists.Sorted[Lists.Numbers](10)")]
            public static int[] Kept(int[] numbers) => numbers;

            public static int[] Sorted(int[] numbers) => [.. numbers.Order()];

            public static int[] Numbers(int count, Random random) => [.. Enumerable.Range(0, count).Select(_ => random.Next())];

            public static void Check() => new Experiment((kept, sorted, mean) => mean(kept) < mean(sorted))
            {
                ["kept"] = Operand.Of(() => Kept([1, 2])),
                ["sorted"] = Operand.Of(() => Sorted([1, 2])),
            }.Assert();
        }
        """;

    /// <summary>A test that asks for its requirements, where a package gives it the attributes.</summary>
    public const string Asking = """
        using SplNet;

        namespace User;

        public static class Asking
        {
            [Xunit.Theory, SplFormulas(typeof(Lists)), SplFile("perf.spl")]
            public static void Requirements(SplRequirement requirement) => requirement.Assert();
        }
        """;

    public const string Formulas = """
        # Names are those of the project.
        lean: allocated(Lists.Kept[Lists.Numbers](10)) <= 0 B
        """;
}
