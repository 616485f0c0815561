namespace SplNet.Tests.Arguments.Functors;

/// <summary>Every shape of a call that a functor may have, called through its emitted stub.</summary>
public class ShapeTests
{
    [Fact]
    public void Method_OnAnInternalType_GetsItsArgumentsInOrder() => Assert.Equal(
        [1 + 10 - 3, 1 + 11 - 4],
        Called.Times(
            2,
            FunctorFactory.Create(new Callee(), static c => c.Add(Arg.Of<int>(), Arg.Of<int>())),
            new CompositeGenerator { Counting(10), Counting(3) }));

    [Fact]
    public void MixedArguments_KeepTheirPlaces() => Assert.Equal(
        "text|7||Friday",
        Called.Once(
            FunctorFactory.Create(new Callee(), static c => c.Join("text", Arg.Of<int>(), Arg.Of<int?>(), DayOfWeek.Friday)),
            new CompositeGenerator { static () => 7, static () => (int?)null }));

    [Fact]
    public void EnumAndNullable_ComeFromAGenerator() => Assert.Equal(
        "text|7|3|Monday",
        Called.Once(
            FunctorFactory.Create(new Callee(), static c => c.Join("text", 7, Arg.Of<int>(), Arg.Of<DayOfWeek>())),
            new CompositeGenerator { static () => 3, static () => DayOfWeek.Monday }));

    [Fact]
    public void WideningConversions_ApplyToPlacesAndCapturedValues()
    {
        var captured = 2;
        Assert.Equal(1 + 2 + 3.0, Called.Once(
            FunctorFactory.Create(new Callee(), c => c.Widened(Arg.Of<int>(), captured, 3)), new CompositeGenerator { static () => 1 }));
    }

    [Fact]
    public void StaticMembers()
    {
        Assert.Equal(8, Called.Once(FunctorFactory.Create(static () => Callee.Twice(4))));
        Assert.Equal(
            10, Called.Once(FunctorFactory.Create(static () => Callee.Twice(Arg.Of<int>())), new CompositeGenerator { static () => 5 }));
        var before = Callee.Total;
        Called.Times(3, FunctorFactory.Create(static () => Callee.Count()));
        Assert.Equal(before + 3, Callee.Total);
        Assert.Equal(Callee.Total, Called.Once(FunctorFactory.Create(static () => Callee.Total)));
    }

    [Fact]
    public void PropertyIndexerAndInternalMember()
    {
        var callee = new Callee(5);
        Assert.Equal(5, Called.Once(FunctorFactory.Create(callee, static c => c.Number)));
        Assert.Equal(
            8, Called.Once(FunctorFactory.Create(callee, static c => c[Arg.Of<int>()]), new CompositeGenerator { static () => 3 }));
        Assert.Equal(42, Called.Once(FunctorFactory.Create(callee, static c => c.Hidden())));
    }

    [Fact]
    public void Constructors_OfClassesAndStructs_AreCalled()
    {
        Assert.Equal(9, Assert.IsType<Callee>(Called.Once(FunctorFactory.Create(static () => new Callee(9)))).Number);
        Assert.Equal(9, Assert.IsType<Counter>(
            Called.Once(FunctorFactory.Create(static () => new Counter(Arg.Of<int>())), new CompositeGenerator { static () => 9 })).Value);
    }

    [Fact]
    public async Task TasksAndValueTasks()
    {
        var callee = new Callee();
        Assert.Equal(6, await (Task<int>)Called.Once(FunctorFactory.Create(callee, static c => c.LaterAsync(6)))!);
        await (Task)Called.Once(FunctorFactory.Create(callee, static c => c.SomeTimeAsync()))!;
        Assert.Equal(7, await (ValueTask<int>)Called.Once(FunctorFactory.Create(callee, static c => c.SoonAsync(7)))!);
        await (ValueTask)Called.Once(FunctorFactory.Create(callee, static c => c.AtOnceAsync()))!;
    }

    [Fact]
    public void ParamsOptionalAndGeneric()
    {
        var callee = new Callee();
        Assert.Equal(6, Called.Once(FunctorFactory.Create(callee, static c => c.Params(1, 2, 3))));
        Assert.Equal(5, Called.Once(
            FunctorFactory.Create(callee, static c => c.Params(Arg.Of<int[]>())), new CompositeGenerator { static () => new[] { 2, 3 } }));
        Assert.Equal("xxx", Called.Once(FunctorFactory.Create(callee, static c => c.Optional("x", 3))));
        Assert.Equal("same", Called.Once(FunctorFactory.Create(callee, static c => c.Same("same"))));
        Assert.Equal(4, Called.Once(FunctorFactory.Create(static () => Callee.SizeOf<Counter>())));
        Assert.Equal(4, Called.Once(FunctorFactory.Create(static () => System.Runtime.CompilerServices.Unsafe.SizeOf<Counter>())));
    }

    [Fact]
    public void InterfaceTargets_AndDefaultMethods()
    {
        ICallee callee = new Callee();
        Assert.Equal(2, Called.Once(FunctorFactory.Create(callee, static c => c.Add(3, 2))));
        Assert.Equal("default", Called.Once(FunctorFactory.Create(callee, static c => c.Name())));
        Assert.Equal("default", Called.Once(FunctorFactory.Create(new Callee(), static c => ((ICallee)c).Name())));
    }

    [Fact]
    public void StructTargets_KeepTheirState()
    {
        Assert.Equal([11, 12, 13], Called.Times(3, FunctorFactory.Create(new Counter(10), static c => c.Next())));
        Assert.Equal("counter 10", Called.Once(FunctorFactory.Create(new Counter(10), static c => c.ToString())));
        Assert.Equal(1, Called.Once(FunctorFactory.Create(new Counter(10), static c => c.CompareTo(5))));
        Assert.Equal(1, Called.Once(FunctorFactory.Create(new Counter(10), static c => ((IComparable<int>)c).CompareTo(5))));
        Assert.Equal(1, Called.Once(FunctorFactory.Create((IComparable<int>)new Counter(10), static c => c.CompareTo(5))));
        Assert.Equal(typeof(Counter), Called.Once(FunctorFactory.Create(new Counter(10), static c => c.GetType())));
    }

    [Fact]
    public void TargetsThroughAConversion_AreChecked()
    {
        object callee = new Callee(5);
        object counter = new Counter(10);
        Assert.Equal(5, Called.Once(FunctorFactory.Create(callee, static o => ((Callee)o).Number)));
        Assert.Equal(11, Called.Once(FunctorFactory.Create(counter, static o => ((Counter)o).Next())));
        var mistake = Assert.Throws<SplNetException>(
            static () => Called.Once(FunctorFactory.Create((object)"text", static o => ((Callee)o).Number)));
        Assert.Contains("String", mistake.Message, StringComparison.Ordinal);
        Assert.Contains("Callee", mistake.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void CapturedTargetsAndValues()
    {
        var callee = new Callee(5);
        Func<int, bool> isFive = static value => value == 5;
        var (left, right) = (3, 2);
        Assert.Equal(6, Called.Once(FunctorFactory.Create(() => callee.Add(left, right))));
        Assert.Equal(7, Called.Once(FunctorFactory.Create(callee, c => c.Add(left + 1, Callee.Twice(1)))));
        Assert.Equal(1, Called.Once(FunctorFactory.Create(callee, c => c.Matching(isFive))));
    }

    [Fact]
    public void Factory_CreatesATargetForEachRun()
    {
        var made = 0;
        var functor = FunctorFactory.Create(() => new Callee(++made), static c => c.Number);
        Assert.Equal(0, made);
        Assert.Equal([1, 1], Called.Times(2, functor));
        Assert.Equal([2, 2], Called.Times(2, functor));
    }

    [Fact]
    public void PrivateTypes_AreReached() =>
        Assert.Equal(3, Called.Once(
            FunctorFactory.Create(new Secret(), static s => s.Reveal(Arg.Of<Secret>())),
            new CompositeGenerator { static () => new Secret() }));

    [Fact]
    public void EmptyGenerator_FitsACallWithoutPlaces() =>
        Assert.Equal(42, Called.Once(FunctorFactory.Create(new Callee(), static c => c.Hidden()), []));

    [Fact]
    public void ExceptionOfTheCall_IsRethrown() =>
        Assert.Throws<DivideByZeroException>(static () => Called.Once(FunctorFactory.Create(static () => decimal.Divide(1, 0))));

    private static Func<int> Counting(int start) => () => start++;

    private sealed class Secret
    {
        public int Reveal(Secret other) => other == this ? 2 : 3;
    }
}
