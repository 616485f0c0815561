namespace SplNet.Benchmarks;

/// <summary>The calls that both sides make, by the name of the hand-written benchmark.</summary>
public static class CallCases
{
    public static Vector Vector { get; } = new(1, 2, 3);

    public static IReadOnlyDictionary<string, Func<IFunctor>> All { get; } = new Dictionary<string, Func<IFunctor>>(StringComparer.Ordinal)
    {
        [nameof(HandWritten.EmptyClass)] = static () => FunctorFactory.Create(new Work(), static work => work.Identity(12345)),
        [nameof(HandWritten.EmptyInterface)] = static () =>
            FunctorFactory.Create<IWork, int>(new Work(), static work => work.Identity(12345)),
        [nameof(HandWritten.EmptyStatic)] = static () => FunctorFactory.Create(static () => Work.StaticIdentity(12345)),
        [nameof(HandWritten.DivideClass)] = static () => FunctorFactory.Create(new Work(), static work => work.Divide(12345)),
        [nameof(HandWritten.DivideInterface)] = static () =>
            FunctorFactory.Create<IWork, int>(new Work(), static work => work.Divide(12345)),
        [nameof(HandWritten.DivideStatic)] = static () => FunctorFactory.Create(static () => Work.StaticDivide(12345)),
        [nameof(HandWritten.LengthStruct)] = static () => FunctorFactory.Create(new Work(), static work => work.Length(Vector)),
        [nameof(HandWritten.ChainClass)] = static () => FunctorFactory.Create(new Work(), static work => work.Chain(12345)),
        [nameof(HandWritten.ChainInterface)] = static () => FunctorFactory.Create<IWork, int>(new Work(), static work => work.Chain(12345)),
        [nameof(HandWritten.SortClass)] = static () => FunctorFactory.Create(new Work(), static work => work.Sort()),
    };
}
