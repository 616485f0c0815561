using Sut;

public static class Workload
{
    public static object Run() => RunAsync().GetAwaiter().GetResult();

    private static async Task<string> RunAsync()
    {
        var topic = new Topic();
        var sums = Enumerable.Range(0, 10).Select(static number => new Sum(10 + number)).ToList();
        sums.ForEach(topic.Subscribe);
        for (var value = 0; value < 80; value++)
            await topic.PublishAsync(value);
        return $"{sums.Sum(static sum => sum.Total)} {topic.Published}";
    }
}
