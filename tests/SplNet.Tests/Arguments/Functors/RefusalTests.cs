namespace SplNet.Tests.Arguments.Functors;

/// <summary>Expressions that are not one call, each refused with its reason and with advice.</summary>
public class RefusalTests
{
    public static TheoryData<string, Action> Refused()
    {
        var array = new[] { 1, 2, 3 };
        var field = new StrongBox(4);
        var number = 1;
        return new()
        {
            { "reads an array element", () => FunctorFactory.Create(array, static a => a[0]) },
            { "reads a field", () => FunctorFactory.Create(field, static f => f.Content) },
            { "is a constant and not one call", () => FunctorFactory.Create(static () => 1) },
            { "is the target itself and not one call", () => FunctorFactory.Create(array, static a => a) },
            { "is the operator Add and not one call", () => FunctorFactory.Create(array, static a => a.Length + 1) },
            { "is the operator ArrayLength and not one call", () => FunctorFactory.Create(array, static a => a.Length) },
            { "is the operator Not and not one call", () => FunctorFactory.Create(new Callee(), static c => ~c.Hidden()) },
            { "is Conditional and not one call", () => FunctorFactory.Create(new Callee(), static c => c.Number > 0 ? 1 : 2) },
            { "is NewArrayInit and not one call", () => FunctorFactory.Create(static () => new[] { 1 }) },
            { "is MemberInit and not one call", () => FunctorFactory.Create(static () => new Callee { Number = 2 }) },
            { "is only Arg.Of and calls nothing", () => FunctorFactory.Create(static () => Arg.Of<int>()) },
            { "two calls would be measured", () => FunctorFactory.Create(new Callee(), static c => c.LaterAsync(1).Wait()) },
            { "computes the argument '(Of() + 1)'", () => FunctorFactory.Create(new Callee(), static c => c.Add(Arg.Of<int>() + 1, 2)) },
            { "computes the argument 'c.Number'", () => FunctorFactory.Create(new Callee(), static c => c.Add(c.Number, 2)) },
            { "computes the argument", () => FunctorFactory.Create(new Callee(), static c => c.Params(Arg.Of<int>(), 2)) },
            { "keep it in a variable", () => FunctorFactory.Create(new Callee(), static c => c.Matching(x => x > 3)) },
            { "keep it in a variable", () => FunctorFactory.Create(new Callee(), c => c.Matching(x => x > number)) },
            { "ref, in or out parameter", () => FunctorFactory.Create(new Callee(), c => c.Ref(ref number)) },
            { "takes a span or another ref struct", () => FunctorFactory.Create(new Callee(), c => c.Span(array)) },
            { "two calls would be measured", () => FunctorFactory.Create(new Callee(), static c => c.ToString()!.Length) },
        };
    }

    [Theory]
    [MemberData(nameof(Refused), DisableDiscoveryEnumeration = true)]
    public void Expression_IsRefused_WithReasonAndAdvice(string reason, Action create)
    {
        var mistake = Assert.Throws<SplNetException>(create);
        Assert.Contains(reason, mistake.Message, StringComparison.Ordinal);
        Assert.Contains("Operand.Of(() => …)", mistake.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void PlaceOutsideAFunctor_IsRefused() =>
        Assert.Contains("cannot be called", Assert.Throws<SplNetException>(static () => Arg.Of<int>()).Message, StringComparison.Ordinal);

    private sealed class StrongBox(int content)
    {
        public readonly int Content = content;
    }
}
