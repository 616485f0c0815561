using SplNet.Arguments.Generators;
using SplNet.Measuring.Calls;

namespace SplNet.Tests.Measuring;

/// <summary>Batches of generated arguments.</summary>
public class ArgumentBatchTests
{
    [Fact]
    public void ImmutableArguments_AreCreatedOnceAndRotated()
    {
        var made = 0;
        var sequence = new ArgumentSequence<int>();
        var batch = new ArgumentBatch([typeof(int)], () => [made++], sequence, new Draw([], 1));
        Assert.Equal(long.MaxValue, batch.LargestIteration(1e9));
        batch.Fill(1_000_000);
        batch.Fill(5);
        Assert.Equal(ArgumentBatch.Rotation, made);
        var taken = Enumerable.Range(0, 2 * ArgumentBatch.Rotation).Select(_ => sequence.Next()).ToList();
        Assert.Equal(Enumerable.Range(0, ArgumentBatch.Rotation), taken.Take(ArgumentBatch.Rotation));
        Assert.Equal(taken.Take(ArgumentBatch.Rotation), taken.Skip(ArgumentBatch.Rotation));
    }

    [Fact]
    public void MutableArguments_AreCreatedForEachInvocation()
    {
        var sequence = new ArgumentSequence<object>();
        var batch = new ArgumentBatch([typeof(object)], static () => [new object()], sequence, new Draw([], 1));
        batch.Fill(100);
        var first = Enumerable.Range(0, 100).Select(_ => sequence.Next()).ToList();
        batch.Fill(100);
        var second = Enumerable.Range(0, 100).Select(_ => sequence.Next()).ToList();
        Assert.Equal(200, first.Concat(second).Distinct(ReferenceEqualityComparer.Instance).Count());
    }

    [Theory]
    [InlineData(1_000, 3_000, 4_100)]
    [InlineData(1_000_000, 3, 4)]
    [InlineData(100_000_000, 1, 1)]
    public void LargeArguments_LowerTheInvocations(int bytes, long fewest, long most)
    {
        var batch = new ArgumentBatch([typeof(byte[])], () => [new byte[bytes]], new ArgumentSequence<byte[]>(), new Draw([], 1));
        Assert.InRange(batch.LargestIteration(1e9), fewest, most);
    }

    [Fact]
    public void DataOfMeasuredIterations_DoNotDependOnTheWarmUp()
    {
        Assert.Equal(FirstAfter(warmUps: 2, ofEach: 50), FirstAfter(warmUps: 9, ofEach: 7));

        static IEnumerable<int> FirstAfter(int warmUps, int ofEach)
        {
            var (draw, keys, sequence) = (new Draw([], 5), Gen.Arrays(1, Gen.Ints()), new ArgumentSequence<int[]>());
            var batch = new ArgumentBatch([typeof(int[])], () => [keys.Begin(draw)], sequence, draw);
            for (var iteration = 0; iteration < warmUps; iteration++)
                batch.Fill(ofEach);
            batch.StartMeasuring();
            batch.Fill(10);
            return [.. Enumerable.Range(0, 10).Select(_ => sequence.Next()[0])];
        }
    }

    [Fact]
    public void CachedArguments_CountOnce()
    {
        var kept = from list in Gen.Make(static () => new int[1_000_000]).Cached()
            from key in Gen.Make(static () => new object())
            select (list, key);
        var draw = new Draw([], 1);
        var batch = new ArgumentBatch([typeof((int[], object))], () => [kept.Begin(draw)], new ArgumentSequence<(int[], object)>(), draw);
        Assert.InRange(batch.LargestIteration(1e9), 1_000, long.MaxValue);
    }

    [Fact]
    public void SlowGenerators_LowerTheInvocations()
    {
        var slow = new ArgumentBatch([typeof(object)], static () => Slow(new object()), new ArgumentSequence<object>(), new Draw([], 1));
        Assert.InRange(slow.LargestIteration(1e6), 1, 5);
        Assert.Equal(1, slow.LargestIteration(1));
    }

    [Fact]
    public void SlowGeneratorsOfImmutableArguments_CreateFewerAndNeverAMissingOne()
    {
        var made = 0;
        var sequence = new ArgumentSequence<int>();
        var batch = new ArgumentBatch([typeof(int)], () => Slow(++made), sequence, new Draw([], 1));
        batch.Fill(1_000);
        Assert.InRange(made, 16, ArgumentBatch.Rotation - 1);
        var taken = Enumerable.Range(0, 2 * ArgumentBatch.Rotation).Select(_ => sequence.Next()).ToList();
        Assert.Equal(Enumerable.Range(1, made), taken.Distinct());
    }

    [Fact]
    public void WrongNumberOfArguments_IsReported() => AssertMistake(
        new ArgumentBatch([typeof(int), typeof(int)], static () => [1], new ArgumentSequence<int>(), new Draw([], 1)),
        "The generator gave 1 argument, and the call takes 2.");

    [Theory]
    [InlineData("text", "String")]
    [InlineData(1L, "Int64")]
    [InlineData(null, "null")]
    public void ArgumentOfTheWrongType_IsReported(object? argument, string given) => AssertMistake(
        new ArgumentBatch([typeof(int)], () => [argument], new ArgumentSequence<int>(), new Draw([], 1)),
        $"The generator gave {given} as argument 1, and the call takes Int32.");

    [Fact]
    public void NullForANullableArgument_IsAccepted()
    {
        var sequence = new ArgumentSequence<int?>();
        new ArgumentBatch([typeof(int?)], static () => [null], sequence, new Draw([], 1)).Fill(1);
        Assert.Null(sequence.Next());
    }

    [Theory]
    [InlineData(typeof(int), true)]
    [InlineData(typeof(string), true)]
    [InlineData(typeof(DayOfWeek), true)]
    [InlineData(typeof(Guid), true)]
    [InlineData(typeof(int?), true)]
    [InlineData(typeof(KeyValuePair<int, string>), true)]
    [InlineData(typeof(KeyValuePair<int, int[]>), false)]
    [InlineData(typeof(int[]), false)]
    [InlineData(typeof(object), false)]
    [InlineData(typeof(IList<int>), false)]
    [InlineData(typeof(ArraySegment<int>), false)]
    public void Immutability_IncludesStructFields(Type type, bool holds) => Assert.Equal(holds, Immutability.Holds(type));

    private static object?[] Slow(object value)
    {
        Thread.Sleep(5);
        return [value];
    }

    private static void AssertMistake(ArgumentBatch batch, string message) =>
        Assert.Equal(message, Assert.Throws<SplNetException>(() => batch.Fill(1)).Message);
}
