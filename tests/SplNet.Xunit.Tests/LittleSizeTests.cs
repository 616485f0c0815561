using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

public sealed class LittleSizeTests : SizedTests<bool>
{
    protected override int Left => Work.Little;

    protected override int Right => Work.Much;

    protected override bool Expected => true;
}
