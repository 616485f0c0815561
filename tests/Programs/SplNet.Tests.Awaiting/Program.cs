// An asynchronous Main: what follows an await runs without the program's own entry point on the stack.
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
await Console.Out.WriteLineAsync(experiment.Run().ToString());
