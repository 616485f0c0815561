using Sut;

public static class Workload
{
    public static object Run()
    {
        var statistics = new RunningStatistics(40);
        var sum = 0.0;
        for (var i = 0; i < 100; i++)
        {
            statistics.Add(i * 31 % 57);
            if (i % 10 == 9)
                sum += statistics.Summarize().Median + statistics.Summarize().Spread;
        }

        return Math.Round(sum, 6);
    }
}
