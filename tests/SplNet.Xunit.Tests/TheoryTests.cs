using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

/// <summary>Rows of each kind. Each claim holds for its own row and fails for a neighbour, so a wrong row is seen.</summary>
public sealed class TheoryTests
{
    public static TheoryData<int, int, bool> Rows => new() { { Work.Little, Work.Much, true }, { Work.Much, Work.Little, false } };

    [Theory]
    [InlineData(Work.Little, Work.Much, true)]
    [InlineData(Work.Much, Work.Little, false)]
    public void InlineData_IsMeasured(int left, int right, bool expected) => Decide(left, right, expected);

    [Theory]
    [MemberData(nameof(Rows))]
    public void MemberDataOfAProperty_IsMeasured(int left, int right, bool expected) => Decide(left, right, expected);

    [Theory]
    [MemberData(nameof(RowsAsync), Work.Much)]
    public void MemberDataOfAnAsynchronousMethod_IsMeasured(int left, int right, bool expected) => Decide(left, right, expected);

    [Theory]
    [ClassData<TheoryRows>]
    public void ClassData_IsMeasured(int[] sizes, bool expected) => Decide(sizes[0], sizes[1], expected);

    [Theory]
    [ReversedRows]
    public void OwnData_IsMeasured(int left, int right, bool expected) => Decide(left, right, expected);

    [Theory(DisableDiscoveryEnumeration = true)]
    [InlineData(Work.Much, Work.Little, false)]
    [InlineData(Work.Little, Work.Much, true)]
    public void DataWithoutDiscovery_IsMeasured(long left, int right, bool expected) => Decide((int)left, right, expected);

    [Theory]
    [InlineData(true, Work.Little, Work.Much)]
    public void ParameterArray_IsFilled(bool expected, params int[] sizes) => Decide(sizes[0], sizes[1], expected);

    [Theory]
    [InlineData(Work.Much)]
    public void OptionalParameter_HasItsDefault(int right, int left = Work.Little) => Decide(left, right, expected: true);

    [Theory]
    [InlineData(Work.Little)]
    [InlineData("ten characters, or so")]
    public void GenericMethod_IsClosed<T>(T value)
    {
        var expected = typeof(T) == typeof(int);
        Decide(value is int size ? size : Work.Much * 10, Work.Much, expected);
    }

    public static async Task<IEnumerable<TheoryDataRow<int, int, bool>>> RowsAsync(int much)
    {
        await Task.Yield();
        return [new(Work.Little, much, true) { TestDisplayName = "little" }, new(much, Work.Little, false)];
    }

    private static void Decide(int left, int right, bool expected) =>
        Assert.Equal(expected, Engine.Evaluate(Requirement.Leaner(left, right)));
}
