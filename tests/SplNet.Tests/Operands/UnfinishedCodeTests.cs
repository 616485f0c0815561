using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Operands;

/// <summary>Code that has not done its work when it returns is refused before anything is measured.</summary>
public class UnfinishedCodeTests
{
    private interface ISource
    {
        IEnumerable<int> Give();
    }

    public static TheoryData<Operand> AsyncVoid => new()
    {
        Operand.Of((Action)Forget),
        Operand.Of(() => Forget()),
        Operand.Of(() =>
        {
            Forget();
            Console.Out.Flush();
        }),
        Operand.Of(async () =>
        {
            Forget();
            await Task.Yield();
        }),
        Operand.Of((Action)(async () => await Task.Yield())),
        Operand.Of(Gen.Ints(), (Action<int>)(async number => await Task.Delay(number))),
        Operand.Custom(Gen.Of(1), async (_, _) => await Task.Yield()),
        new MethodOperand(FunctorFactory.Create(() => Forget())),
    };

    public static TheoryData<Operand> Iterators => new()
    {
        Operand.Of(Numbers),
        Operand.Of(() => Numbers()),
        Operand.Of(() =>
        {
            Numbers();
        }),
        Operand.Of(Gen.Ints(), static number => Repeated(number)),
        new MethodOperand(FunctorFactory.Create(() => Numbers())),
        new MethodOperand(FunctorFactory.Create<ISource, IEnumerable<int>>(new Lazily(), static source => source.Give())),
    };

    public static TheoryData<string, Operand> Awaitables => new()
    {
        { "it returns a ConfiguredTaskAwaitable that is not awaited", Operand.Of(() => Task.Delay(1).ConfigureAwait(false)) },
        { "it returns a ConfiguredValueTaskAwaitable that is not awaited", Operand.Of(() => new ValueTask<int>(1).ConfigureAwait(false)) },
        { "it returns a YieldAwaitable that is not awaited", Operand.Of(() => Task.Yield()) },
        { "it returns an Awaitable that is not awaited", Operand.Of(() => new Awaitable()) },
        { "it returns an Awaitable that is not awaited", Operand.Of(Gen.Ints(), static _ => new Awaitable()) },
        { "it returns an Awaitable that is not awaited", new MethodOperand(FunctorFactory.Create(() => Made())) },
        {
            "it returns a ConfiguredTaskAwaitable within a task, and only the task is awaited",
            Operand.Of(async () => { await Task.Yield(); return Task.Delay(1).ConfigureAwait(false); })
        },
        { "it returns a ValueTask within a task, and only the task is awaited", Operand.Of(() => Task.FromResult(new ValueTask<int>(1))) },
    };

    public static TheoryData<Operand> Finished => new()
    {
        Operand.Of(static () => new ValueTask<int>(1)),
        Operand.Of(static () => new OwnTask()),
        Operand.Of(static () => new Lazy<int>(1)),
        Operand.Of(() => Numbers().ToList()),
        Operand.Of(() =>
        {
            foreach (var number in Numbers())
                Console.Out.Write(number > 1 ? "more" : string.Empty);
        }),
        Operand.Of(Listed),
        Operand.Of(() => Listed()),
        Operand.Of(async () => await Task.Yield()),
        Operand.Of(static () => Task.CompletedTask),
        Operand.Of(Numbers, static numbers => numbers.Sum()),
        new MethodOperand(FunctorFactory.Create<ISource, IEnumerable<int>>(new Eagerly(), static source => source.Give())),
    };

    [Fact]
    public void Iterator_IsAdvisedToBeEnumeratedByItsKind()
    {
        var asynchronous = Assert.Single(Operand.Of(() => NumbersAsync()).Problems([])).Reason;
        Assert.EndsWith(
            "Operand.Of(async () => await NumbersAsync(…).ToListAsync()), or with await foreach", asynchronous, StringComparison.Ordinal);
        var synchronous = Assert.Single(Operand.Of(() => Numbers()).Problems([])).Reason;
        Assert.EndsWith("Operand.Of(() => Numbers(…).ToList()), or with foreach", synchronous, StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(AsyncVoid), DisableDiscoveryEnumeration = true)]
    public void AsyncVoid_IsAProblemWithTheRemedy(Operand operand)
    {
        var problem = operand.Problems([]).Last().Reason;
        Assert.Contains(
            "is async void and cannot be awaited, so the code after its first await is not measured", problem, StringComparison.Ordinal);
        Assert.Contains("Task, which is awaited", problem, StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Iterators), DisableDiscoveryEnumeration = true)]
    public void Iterator_IsAProblemWithTheRemedy(Operand operand)
    {
        var problem = operand.Problems([]).Last().Reason;
        Assert.Contains("is an iterator: its code runs only when its result is enumerated", problem, StringComparison.Ordinal);
        Assert.Contains(".ToList()), or with foreach", problem, StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Awaitables), DisableDiscoveryEnumeration = true)]
    public void UnawaitedTask_IsAProblemWithTheRemedy(string problem, Operand operand)
    {
        var found = Assert.Single(operand.Problems([])).Reason;
        Assert.StartsWith(problem, found, StringComparison.Ordinal);
        Assert.EndsWith(
            "Return the Task itself, or await it in the operand: Operand.Of(async () => await …)", found, StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Finished), DisableDiscoveryEnumeration = true)]
    public void OtherCode_IsNotAProblem(Operand operand) => Assert.Empty(operand.Problems([]));

    [Fact]
    public void InvalidExperiment_NamesOperandAndMethod()
    {
        var problem = Watched.Problem(new Experiment((a, b, mean) => mean(a) < mean(b))
        {
            Options = Watched.Quickest,
            ["a"] = Operand.Of(() => Numbers()),
            ["b"] = Operand.Of((Action)Forget),
        });
        Assert.Contains("The operand 'a': 'Numbers' is an iterator", problem, StringComparison.Ordinal);
        Assert.Contains("The operand 'b': 'Forget' is async void", problem, StringComparison.Ordinal);
    }

    private static async void Forget() => await Task.Yield();

    private static IEnumerable<int> Numbers()
    {
        yield return 1;
    }

    private static IEnumerable<T> Repeated<T>(T value)
    {
        yield return value;
        yield return value;
    }

    private static async IAsyncEnumerable<int> NumbersAsync()
    {
        await Task.Yield();
        yield return 1;
    }

    private static Awaitable Made() => new();

    private static IEnumerable<int> Listed() => [1, 2];

    private sealed class Awaitable
    {
        public System.Runtime.CompilerServices.TaskAwaiter GetAwaiter() => Task.Delay(1).GetAwaiter();
    }

    private sealed class OwnTask() : Task(static () => { });

    private sealed class Lazily : ISource
    {
        public IEnumerable<int> Give()
        {
            yield return 1;
        }
    }

    private sealed class Eagerly : ISource
    {
        public IEnumerable<int> Give() => [1];
    }
}
