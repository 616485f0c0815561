namespace SplNet.Tests.Arguments.Functors;

/// <summary>An interface with a method that it implements itself.</summary>
internal interface ICallee
{
    int Add(int left, int right);

    string Name() => "default";
}
