using Sut;

public static class Workload
{
    public static object Run() => RunAsync().GetAwaiter().GetResult();

    private static async Task<string> RunAsync()
    {
        var text = "";
        for (var seed = 1; seed <= 2; seed++)
        {
            var sensor = new Sensor(seed, 600);
            text += FormattableString.Invariant($"{await Statistics.MeanAsync(sensor):F3} {await Statistics.MostAsync(sensor):F1} ");
        }

        return text;
    }
}
