// An asynchronous Main: what follows an await runs without the program's own entry point on the stack, and in what
// it calls without any Main.
using SplNet;

await Task.Yield();
var quick = ExperimentOptions.Default with { Runs = 3, Iterations = 5, IterationTime = TimeSpan.FromMilliseconds(1) };
int[] few = [.. Enumerable.Range(0, 10)];
int[] many = [.. Enumerable.Range(0, 10_000)];
var experiment = new Experiment((less, more, median) => median(less) * 2 < median(more))
{
    Options = quick,
    ["less"] = Operand.Of(() => few.Sum()),
    ["more"] = Operand.Of(() => many.Max(static value => value * 3)),
};
var result = args is ["helper"] ? await InHelperAsync(quick, few) : experiment.Run();
await Console.Out.WriteLineAsync(result.ToString());

static async Task<ExperimentResult> InHelperAsync(ExperimentOptions options, int[] few)
{
    await Task.Yield();
    return new Experiment((less, allocated) => allocated(less) < 1.Megabytes())
    {
        Options = options with { Runs = 2, Report = ReportDetail.Full },
        ["less"] = Operand.Of(() => few.Sum()),
    }.Run();
}
