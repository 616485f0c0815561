using Sut;

public static class Workload
{
    public static object Run() => RunAsync().GetAwaiter().GetResult();

    private static async Task<string> RunAsync()
    {
        var target = new Target();
        var writer = new ReportWriter(target, 150);
        await writer.WriteAsync(Enumerable.Range(0, 400).Select(static number => new Row($"row {number}", number * number)));
        return $"{target.Length} {writer.Pages}";
    }
}
