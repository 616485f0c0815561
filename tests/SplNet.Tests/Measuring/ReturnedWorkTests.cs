namespace SplNet.Tests.Measuring;

/// <summary>
/// Work that a call only promises is found in what it returns, where code does not tell: behind interfaces, in methods that forward, in
/// other languages.
/// </summary>
public class ReturnedWorkTests
{
    private interface ISource
    {
        IEnumerable<int> Give();

        IAsyncEnumerable<int> GiveAsync();
    }

    public static TheoryData<string, Operand> Undone
    {
        get
        {
            ISource source = new Lazily();
            return new()
            {
                { "It returns a lazy sequence that is never enumerated", Operand.Of(() => source.Give()) },
                { "It returns a lazy sequence that is never enumerated", Operand.Of(() => source.GiveAsync()) },
                { "It returns a lazy sequence that is never enumerated", Operand.Of(() => source.Give().GetEnumerator()) },
                { "It returns a lazy sequence that is never enumerated", Operand.Of(async () => await Task.FromResult(source.Give())) },
                { "It returns a lazy sequence that is never enumerated", Operand.Of(() => new ValueTask<IEnumerable<int>>(source.Give())) },
                { "It returns a lazy sequence that is never enumerated", Operand.Of(() => (object)source.Give()) },
                { "It returns a lazy sequence that is never enumerated", Operand.Of(() => source, static given => given.Give()) },
                { "It returns a Task as Object that is not awaited", Operand.Of<object>(() => Task.Delay(50)) },
                { "It returns a Task as Object that is not awaited", Operand.Of<object>(PauseAsync) },
                { "It returns a Task as IAsyncResult that is not awaited", Operand.Of<IAsyncResult>(() => Task.Delay(50)) },
                { "It returns a Task as Object that is not awaited", Operand.Of(() => source, static _ => (object)PauseAsync()) },
                { "It returns a ValueTask as Object that is not awaited", Operand.Of<object>(() => new ValueTask<int>(1)) },
                {
                    "It returns a ConfiguredTaskAwaitable as Object that is not awaited",
                    Operand.Of<object>(() => Task.Delay(50).ConfigureAwait(false))
                },
                {
                    "It returns a task within a task",
                    Operand.Of(() => Task.Factory.StartNew(
                        async () => await Task.Delay(50), CancellationToken.None, TaskCreationOptions.None, TaskScheduler.Default))
                },
            };
        }
    }

    public static TheoryData<Operand> Done
    {
        get
        {
            ISource source = new Eagerly();
            int[] numbers = [3, 1, 2];
            return new()
            {
                Operand.Of(() => source.Give()),
                Operand.Of(() => source.Give().GetEnumerator()),
                Operand.Of(() => (IEnumerable<int>)numbers.ToList()),
                Operand.Of(() => (object)"text"),
                Operand.Of(() => (object?)null),
                Operand.Of(() => Task.FromResult<IEnumerable<int>>(numbers)),
                Operand.Of(() => Task.WhenAny(Task.CompletedTask, Task.Delay(1))),
                Operand.Of(() => Task.CompletedTask),
                Operand.Of<object>((Func<Task>)PauseAsync),
                Operand.Of<object>(Text),
                Operand.Of(static () => new OwnTask<string, int>(1).Done()),
                Operand.Of(Gen.Ints(), static number => new OwnTask<string, int>(number).Done()),
                new MethodOperand(FunctorFactory.Create(() => Own())),
                Operand.Of(() => new Lazy<int>(3)),
            };
        }
    }

    [Theory]
    [MemberData(nameof(Undone), DisableDiscoveryEnumeration = true)]
    public void DeferredWork_CannotBeMeasured(string problem, Operand operand) =>
        Assert.StartsWith(problem, Assert.Throws<SplNetException>(() => InThisProcess.Measure(operand)).Message, StringComparison.Ordinal);

    [Theory]
    [MemberData(nameof(Done), DisableDiscoveryEnumeration = true)]
    public void ExecutedWork_IsMeasured(Operand operand) => Assert.Empty(InThisProcess.Measure(operand).Remarks);

    [Fact]
    public void QueryOfLinq_IsARemark()
    {
        int[] numbers = [3, 1, 2];
        var remark = Assert.Single(InThisProcess.Measure(Operand.Of(() => numbers.Where(static number => number > 1))).Remarks).Text;
        Assert.StartsWith("It returns a LINQ query", remark, StringComparison.Ordinal);
    }

    [Fact]
    public void UnusedLazyValue_IsARemark()
    {
        var remark = Assert.Single(InThisProcess.Measure(Operand.Of(() => new Lazy<int>(() => Environment.ProcessId))).Remarks).Text;
        Assert.StartsWith("It returns a Lazy<T> without a value", remark, StringComparison.Ordinal);
    }

    [Fact]
    public void AsyncSequence_IsAdvisedToBeEnumerated()
    {
        ISource source = new Lazily();
        Assert.EndsWith(
            "with await … ToListAsync() or await foreach.",
            Assert.Throws<SplNetException>(() => InThisProcess.Measure(Operand.Of(() => source.GiveAsync()))).Message,
            StringComparison.Ordinal);
    }

    private static OwnTask<string, int> Own() => new OwnTask<string, int>(1).Done();

    private static string Text() => "text";

    private static Task PauseAsync() => Task.Delay(1);

    private sealed class OwnTask<TOther, TResult>(TResult result) : Task<TResult>(() => result)
    {
        public OwnTask<TOther, TResult> Done()
        {
            RunSynchronously();
            return this;
        }
    }

    private sealed class Lazily : ISource
    {
        public IEnumerable<int> Give()
        {
            yield return 1;
        }

        public async IAsyncEnumerable<int> GiveAsync()
        {
            await Task.Yield();
            yield return 1;
        }
    }

    private sealed class Eagerly : ISource
    {
        public IEnumerable<int> Give() => [1];

        public IAsyncEnumerable<int> GiveAsync() => throw new NotSupportedException();
    }
}
