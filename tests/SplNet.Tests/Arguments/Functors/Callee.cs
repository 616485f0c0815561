namespace SplNet.Tests.Arguments.Functors;

/// <summary>Has a member of every shape that a functor can call. It is internal, as most users' classes are.</summary>
internal class Callee : ICallee
{
    public Callee()
    {
    }

    public Callee(int number) => Number = number;

    public static int Total { get; set; }

    public int Number { get; set; } = 1;

    public int this[int index] => Number + index;

    public static int Twice(int value) => 2 * value;

    public static int SizeOf<T>() => System.Runtime.CompilerServices.Unsafe.SizeOf<T>();

    public static void Count() => Total++;

    public int Add(int left, int right) => Number + left - right;

    public virtual string Join(string first, object second, int? third, DayOfWeek day) => $"{first}|{second}|{third}|{day}";

    public int Params(params int[] values) => values.Sum();

    public string Optional(string text, int times = 2) => string.Concat(Enumerable.Repeat(text, times));

    public T Same<T>(T value) => value;

    public Task<int> LaterAsync(int value) => Task.FromResult(value);

    public async Task SomeTimeAsync() => await Task.Yield();

    public async ValueTask<int> SoonAsync(int value)
    {
        await Task.Yield();
        return value;
    }

    public ValueTask AtOnceAsync() => ValueTask.CompletedTask;

    public double Widened(long number, double real, object boxed) => number + real + (int)boxed;

    public int Matching(Func<int, bool> condition) => condition(Number) ? 1 : 0;

    public void Ref(ref int value) => value++;

    public void Take(out int value) => value = 1;

    public int Span(Span<int> values) => values.Length;

    public ReadOnlySpan<char> ReturnsSpan() => "text";

    public ref int ReturnsRef(int[] values) => ref values[0];

    internal int Hidden() => 42;
}
