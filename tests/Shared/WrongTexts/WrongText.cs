namespace SplNet.Tests.Shared;

/// <summary>A file that is no good file of formulas.</summary>
/// <param name="Name">What is wrong with it.</param>
/// <param name="Bytes">What is in it.</param>
internal sealed record WrongText(string Name, byte[] Bytes);
