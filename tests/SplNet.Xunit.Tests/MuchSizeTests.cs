using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

public sealed class MuchSizeTests : SizedTests<bool>
{
    protected override int Left => Work.Much;

    protected override int Right => Work.Little;

    protected override bool Expected => false;
}
