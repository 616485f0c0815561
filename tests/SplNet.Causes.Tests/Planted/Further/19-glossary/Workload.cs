using Sut;

public static class Workload
{
    private static readonly string[] Terms =
    [
        .. Enumerable.Range(0, 40).Select(static number => $"Term-{new string((char)('a' + number % 26), number + 1)}"),
    ];

    public static object Run()
    {
        var glossary = new Glossary();
        foreach (var term in Terms)
            glossary.Define(term);
        for (var round = 0; round < 3; round++)
        {
            foreach (var term in Terms)
                glossary.Use(term);
        }

        glossary.Use("unknown");
        return glossary.Uses(Terms[3]) + glossary.Unknown;
    }
}
