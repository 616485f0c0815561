using Sut;

public static class Workload
{
    private static readonly Workflow Flow = new(new Mix(7), new Fold(99), new Mix(3), new Fold(41));

    public static object Run() => Flow.Run(new Small(), 5) + Flow.Run(new Large(), 6) + Flow.Describe().Length + Flow.Steps;
}
