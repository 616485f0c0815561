using Sut;

public static class Workload
{
    public static object Run() => RunAsync().GetAwaiter().GetResult();

    private static async Task<string> RunAsync()
    {
        var pump = new Pump();
        var handlers = Enumerable.Range(0, 60).Select(static number => new Handler($"topic {number}")).ToList();
        handlers.ForEach(pump.Add);
        var running = pump.RunAsync();
        for (var number = 0; number < 400; number++)
            pump.Post(new Message($"topic {number * 7 % 61}", number));
        pump.Complete();
        await running;
        return $"{handlers.Sum(static handler => handler.Total)} {pump.Unknown}";
    }
}
