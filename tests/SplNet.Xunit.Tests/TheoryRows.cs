using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

public sealed class TheoryRows : TheoryData<int[], bool>
{
    public TheoryRows()
    {
        Add([Work.Little, Work.Much], true);
        Add([Work.Much, Work.Little], false);
    }
}
