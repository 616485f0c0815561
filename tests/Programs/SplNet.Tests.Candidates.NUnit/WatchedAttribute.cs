using NUnit.Framework;

namespace Candidates;

public sealed class WatchedAttribute : TestActionAttribute;
