// With a file and a name: measures, and notes each run in the file. With a file, a name and "hang": its operand never ends.
using SplNet;
using SplNet.Tests.Sequence;

var quick = ExperimentOptions.Default with { Runs = 3, Iterations = 5, IterationTime = TimeSpan.FromMilliseconds(1) };
var diary = args.Length < 2 ? Diary.None : new Diary(args[0], args[1]);
if (args.Contains("hang"))
{
    using var never = new ManualResetEventSlim();
    var hanging = new Experiment((hang, mean) => mean(hang) < 1.Seconds())
    {
        Options = quick with { LaunchTimeout = TimeSpan.FromMinutes(5) },
        ["hang"] = Operand.Of(() => never.Wait(Timeout.Infinite)).SetUp(diary.Note),
    };
    Console.WriteLine(hanging.Run());
    return 1;
}

int[] few = [.. Enumerable.Range(0, 10)];
int[] many = [.. Enumerable.Range(0, 10_000)];
var claim = new Experiment((less, more, median) => median(less) * 2 < median(more))
{
    Options = quick,
    ["less"] = Operand.Of(() => few.Sum()).SetUp(diary.Note).CleanUp(diary.Note),
    ["more"] = Operand.Of(() => many.Max(static value => value * 3)).SetUp(diary.Note).CleanUp(diary.Note),
};
var first = claim.Run();
Console.WriteLine(first);
if (args.Length > 0)
    return first.Passed ? 0 : 1;

var reverse = new Experiment((less, more, median) => median(more) < median(less))
{
    Options = quick,
    ["less"] = Operand.Of(() => few.Sum()),
    ["more"] = Operand.Of(() => many.Max(static value => value * 3)),
};
var second = reverse.Run();
Console.WriteLine(second);
return first.Passed && second.Verdict == Verdict.Fail ? 0 : 1;
