using Sut;

public static class Workload
{
    public static object Run() => RunAsync().GetAwaiter().GetResult();

    private static async Task<string> RunAsync()
    {
        var retry = new Retry(new Endpoint(), 10);
        var sum = 0;
        for (var request = 0; request < 30; request++)
            sum += await retry.RunAsync(request);
        return $"{sum} {retry.Attempts}";
    }
}
