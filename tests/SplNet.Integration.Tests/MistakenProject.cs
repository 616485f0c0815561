namespace SplNet.Integration.Tests;

/// <summary>A library with one mistake of each kind, and where the compiler must find it.</summary>
internal static class MistakenProject
{
    public const string Source = """
        using SplNet;

        namespace User;

        public static class Lists
        {
            [Spl("SELF <= ")]
            [Spl(@"SELF <= Lists.Sortd")]
            public static int Kept() => 1;

            public static int Sorted() => 2;

            public static void Check() => new Experiment((kept, sorted, mean) => mean(kept) < mean(sorted))
            {
                ["kept"] = Operand.Of(() => Kept()),
            }.Assert();
        }
        """;

    public const string Formulas = """
        lean: allocated(Lists.Kept) <= 0 B
        typo: allocated(Lists.Kep) <= 0 B
        """;

    /// <summary>The places, as the compiler prints them.</summary>
    public static readonly string[] Expected =
    [
        "Subject.cs(7,18): error SPL1008",
        "Subject.cs(8,26): error SPL1306",
        "Subject.cs(13,57): error SPL2001",
        "perf.spl(2,23): error SPL1306",
    ];
}
