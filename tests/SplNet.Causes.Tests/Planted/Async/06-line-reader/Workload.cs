using Sut;

public static class Workload
{
    public static object Run() => RunAsync().GetAwaiter().GetResult();

    private static async Task<string> RunAsync()
    {
        var reader = new LineReader(
            new Pipe(string.Concat(Enumerable.Range(0, 300).Select(static number => $"line {number} of the text\n"))));
        var letters = 0;
        while (await reader.ReadLineAsync() is { } line)
            letters += line.Length;
        return $"{letters} {reader.Lines}";
    }
}
