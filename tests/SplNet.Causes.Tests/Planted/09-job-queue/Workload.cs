using Sut;

public static class Workload
{
    public static object Run()
    {
        var scheduler = new Scheduler(50);
        for (var i = 0; i < 60; i++)
            scheduler.Plan(new Job($"job {i}", i * 37 % 100, 1 + i % 3, i % 5));
        scheduler.RunAll();
        return $"{scheduler.Journal.Count} {scheduler.Journal.Lateness} {scheduler.Journal.LastStartOf("job 7")}";
    }
}
